/** The operations of `/api/v1/login`. */
import { initServer } from '@ts-rest/express';
import { v1 } from '../../contracts/index.ts';
import { ok } from '../http/answers.ts';
import { Login, type LoginOptions } from './login.ts';

const server = initServer();

export const loginApi = (options: LoginOptions) => {
  const login = new Login(options);

  return server.router(v1.login, {
    getAuthToken: async ({ body, req }) => {
      return ok({ auth_token: await login.withPassword({ ...body, address: req.ip }) });
    },

    signInWithSocial: async ({ body, req }) => {
      return ok({ auth_token: await login.withSocial({ token: body.auth_token, address: req.ip }) });
    },

    signInWithProvider: async ({ params, body, req }) => {
      const { provider: name } = params;
      return ok({ auth_token: await login.withSocial({ token: body.auth_token, name, address: req.ip }) });
    },

    signOut: async ({ body }) => {
      await login.out({ email: body.email, token: body.auth_token });
      return ok({ message: 'Signed out.', code: 'OK' as const });
    },
  });
};
