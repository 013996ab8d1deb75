/** The files of the SDKs. */
import { type GeneratedFile, inDirectory } from '../generated-files.ts';
import { kotlinSdk } from './kotlin/kotlin.ts';
import type { Model } from './model.ts';
import { swiftSdk } from './swift/swift.ts';
import { typescriptSdk } from './typescript/package.ts';

/** Each SDK has a directory of its own. */
export async function sdkFiles(model: Model): Promise<GeneratedFile[]> {
  return [
    ...inDirectory('generated/kotlin', kotlinSdk(model)),
    ...inDirectory('generated/swift', swiftSdk(model)),
    ...inDirectory('generated/typescript', await typescriptSdk(model)),
  ];
}
