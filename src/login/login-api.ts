/** The operations of `/api/v1/login`. */
import { initServer } from '@ts-rest/express';
import { v1 } from '../../contracts/index.ts';
import { ok } from '../http/answers.ts';
import { Login, type LoginOptions } from './login.ts';

const server = initServer();

type Sender = { ip?: string | undefined; headers: { 'user-agent'?: string | undefined } };
const clientOf = ({ ip, headers }: Sender) => ({ address: ip, userAgent: headers['user-agent'] });

export const loginApi = (options: LoginOptions) => {
  const login = new Login(options);

  return server.router(v1.login, {
    getAuthToken: async ({ body, req }) => {
      return ok({ auth_token: await login.withPassword({ ...body, ...clientOf(req) }) });
    },

    signInWithSocial: async ({ body, req }) => {
      return ok({ auth_token: await login.withSocial({ token: body.auth_token, ...clientOf(req) }) });
    },

    signInWithProvider: async ({ params, body, req }) => {
      const { provider: name } = params;
      return ok({ auth_token: await login.withSocial({ token: body.auth_token, name, ...clientOf(req) }) });
    },

    signOut: async ({ body }) => {
      await login.out({ email: body.email, token: body.auth_token });
      return ok({ message: 'Signed out.', code: 'OK' as const });
    },
  });
};
