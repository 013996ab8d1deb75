/** `IOS_APP_IDS`, `ANDROID_APPS`: the apps that open the links on tags themselves. */
import { z } from 'zod';
import { list } from './values.ts';

/** Apple's prefix (usually the team's id), and the bundle id. */
const iosAppId = z
  .string()
  .regex(/^[A-Z0-9]{1,10}(\.[A-Za-z0-9-]+)+$/, 'is not a list of app ids such as ABCDE12345.com.example.app');

/** An Android app: its package, and its signing certificate. */
export interface AndroidApp {
  package: string;
  /** SHA-256, as colon-separated pairs of hexadecimal digits. */
  fingerprint: string;
}

const androidApp = z
  .string()
  .regex(
    /^[A-Za-z]\w*(\.[A-Za-z]\w*)+\s*=\s*[0-9A-Fa-f]{2}(:[0-9A-Fa-f]{2}){31}$/,
    'is not a list of packages, each with the SHA-256 of its certificate, such as com.example.app=14:6D:E9:… (32 pairs of digits)',
  )
  .transform((text): AndroidApp => {
    const [name = '', fingerprint = ''] = text.split('=');
    return { package: name.trim(), fingerprint: fingerprint.trim().toUpperCase() };
  });

export const iosAppIds = list.pipe(z.array(iosAppId));
export const androidApps = list.pipe(z.array(androidApp));
