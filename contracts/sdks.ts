/** The index `sdks.json` of a folder with SDK packages. */
import { z } from 'zod';

/** A file: its path in the folder, its size and its digest. */
const PackageFile = z.object({ path: z.string(), size: z.int(), sha256: z.string() });
export type PackageFile = z.infer<typeof PackageFile>;

/** One version: its name in each ecosystem, and its instructions. */
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
