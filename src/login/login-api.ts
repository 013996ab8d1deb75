/** The operations of `/api/v1/login`. */
import { v1 } from '../../contracts/index.ts';
import type { Config } from '../config.ts';
import { ok } from '../http/answers.ts';
import { handlers } from '../http/handlers.ts';
import { Login } from './login.ts';

export const loginApi = (config: Pick<Config, 'socialProviders' | 'tokenIdleDays'>) => {
  const login = new Login(config);

  return handlers(v1.login, {
    getAuthToken: async ({ body }, call) => ok({ auth_token: await login.withPassword(body, call) }),

    signInWithSocial: async ({ body }, call) =>
      ok({ auth_token: await login.withSocial({ token: body.auth_token }, call) }),

    signInWithProvider: async ({ params, body }, call) =>
      ok({ auth_token: await login.withSocial({ token: body.auth_token, name: params.provider }, call) }),

    signOut: async ({ body }, call) => {
      await login.out({ email: body.email, token: body.auth_token }, call);
      return ok({ message: 'Signed out.', code: 'OK' as const });
    },
  });
};
