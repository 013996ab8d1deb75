/** The lines of a bundle in the format of its contract. */
import { hash } from 'node:crypto';
import { imageUrlOf } from '../../contracts/pictures.ts';
import { BundleEnd, BundleGone, BundleTag } from '../../contracts/v1/tag-bundle.ts';
import type { BundlePart } from './bundle.ts';
import type { BundledReading } from './read/bundle-tags.ts';
import { defaultGender, textUrl } from './tag-body.ts';

const Hashed = BundleTag.omit({ hash: true });

/** A part as a line, without its end. `publicUrl`: the address that is printed on tags, without a trailing slash. */
export const bundleLineWriter =
  (publicUrl: string) =>
  (part: BundlePart): string => {
    switch (part.type) {
      case 'tag': {
        const line = JSON.stringify(Hashed.parse({ type: part.type, ...lineOf(part.reading, publicUrl) }));
        return `${line.slice(0, -1)},"hash":"${hash('sha256', line, 'base64url')}"}`;
      }
      case 'gone':
        return JSON.stringify(BundleGone.parse(part));
      case 'end':
        return JSON.stringify(BundleEnd.parse(part));
    }
  };

function lineOf(reading: BundledReading, publicUrl: string) {
  const { origins } = reading;
  return {
    ...reading,
    gender: reading.gender ?? defaultGender,
    image_url: imageUrlOf(publicUrl, reading),
    text_url: textUrl(publicUrl, reading),
    hardware: reading.items,
    original_lang: reading.text_original_lang,
    original_name_lang: reading.name_original_lang,
    texts: reading.texts ?? {},
    names: reading.names ?? {},
    ...(origins && { origins: { text: origins.text ?? {}, name: origins.name ?? {} } }),
  };
}
