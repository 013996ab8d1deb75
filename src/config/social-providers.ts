/** `SOCIAL_PROVIDERS`: the social networks for sign-ins. */
import { z } from 'zod';
import { json, url } from './values.ts';

/** An issuer is compared exactly, so it must not be normalised. */
const httpUrlAsGiven = url('http:', 'https:');

const SocialProvider = z.object({
  name: z.string().regex(/^[A-Za-z0-9_-]+$/),
  issuer: httpUrlAsGiven,
  audience: z.union([z.string().min(1), z.array(z.string().min(1)).min(1)]),
  jwks_url: httpUrlAsGiven.optional(),
  client_id: z.string().optional(),
  client_secret: z.string().optional(),
});
/** A social network whose signed tokens are accepted. */
export type SocialProvider = z.infer<typeof SocialProvider>;

export const socialProviders = json.pipe(z.array(SocialProvider));
