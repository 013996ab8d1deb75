/** The operations of `/api/v1/login`. */
import { initServer } from '@ts-rest/express';
import type { Request } from 'express';
import { v1 } from '../../contracts/index.ts';
import { ok } from '../http/answers.ts';
import { type Client, Login, type LoginOptions } from './login.ts';

const server = initServer();

type Sender = Pick<Request, 'ip' | 'headers' | 'tell'>;
const clientOf = (req: Sender): Client => ({
  address: req.ip,
  userAgent: req.headers['user-agent'],
  tell: (event) => req.tell(event),
});

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

    signOut: async ({ body, req }) => {
      await login.out({ email: body.email, token: body.auth_token, tell: clientOf(req).tell });
      return ok({ message: 'Signed out.', code: 'OK' as const });
    },
  });
};
