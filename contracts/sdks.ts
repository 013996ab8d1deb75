/** What a folder with packages of the SDKs says of itself, in `sdks.json`: what is where. */
import { z } from 'zod';

/** Where it is in the folder, how many bytes it has, and which. */
const PackageFile = z.object({ path: z.string(), size: z.int(), sha256: z.string() });
export type PackageFile = z.infer<typeof PackageFile>;

/** One version, as each ecosystem calls it, and where it says how it is used. */
const SdkVersion = z.object({
  version: z.string(),
  npm: z.object({ name: z.string(), readme: z.string(), files: z.array(PackageFile) }),
  maven: z.object({ group: z.string(), artifact: z.string(), readme: z.string(), files: z.array(PackageFile) }),
  swift: z.object({ id: z.string(), product: z.string(), readme: z.string(), files: z.array(PackageFile) }),
});
export type SdkVersion = z.infer<typeof SdkVersion>;

/** The earliest first. */
export const SdkVersions = z.object({ versions: z.array(SdkVersion) });
export type SdkVersions = z.infer<typeof SdkVersions>;
