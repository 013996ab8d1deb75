/** The files of the SDKs. */
import { type GeneratedFile, under } from '../generated.ts';
import { kotlinSdk } from './kotlin/kotlin.ts';
import type { Model } from './model.ts';
import { swiftSdk } from './swift/swift.ts';
import { typescriptSdk } from './typescript/package.ts';

/** Each SDK has a directory of its own. */
export async function sdkFiles(model: Model): Promise<GeneratedFile[]> {
  return [
    ...under('generated/kotlin', kotlinSdk(model)),
    ...under('generated/swift', swiftSdk(model)),
    ...under('generated/typescript', await typescriptSdk(model)),
  ];
}
