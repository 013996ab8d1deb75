/** `SOCIAL_PROVIDERS`: the social networks for sign-ins. */
import { z } from 'zod';
import { exactHttpUrl, json } from './values.ts';

const SocialProvider = z.object({
  name: z.string().regex(/^[A-Za-z0-9_-]+$/),
  // It is compared exactly, so it must not be normalised.
  issuer: exactHttpUrl,
  audience: z.union([z.string().min(1), z.array(z.string().min(1)).min(1)]),
  jwks_url: exactHttpUrl.optional(),
  client_id: z.string().optional(),
  client_secret: z.string().optional(),
});
/** A social network whose signed tokens are accepted. */
export type SocialProvider = z.infer<typeof SocialProvider>;

export const socialProviders = json.pipe(z.array(SocialProvider));
