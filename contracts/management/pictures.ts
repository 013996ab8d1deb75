/** The picture of a record: set by its bytes, taken off. */
import { initContract } from '@ts-rest/core';
import { z } from 'zod';
import { ErrorBody, ValidationErrors } from '../failures.ts';
import { limits } from '../limits.ts';
import { itemPath, operation, pathParamsOf, query, type RouteInput } from './crud-resource.ts';
import { nameInWords, withArticle } from './record-words.ts';
import { nestedBody } from './resource.ts';

const c = initContract();

/** In JSON, for programs that send no files. */
export const SentPicture = z
  .object({
    data: z.string().meta({
      description: 'Bytes of the picture, in Base64',
      examples: ['iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg=='],
    }),
  })
  .meta({ id: 'SentPicture', description: 'A picture as JSON.' });

/** Base64 takes four bytes for three; a form has some around them. */
export const maxPictureBody = Math.ceil((limits.picture * 4) / 3) + 65_536;

interface Owner<Path extends string, Record extends z.ZodType> extends Omit<RouteInput, 'group'> {
  path: Path;
  record: Record;
  recordId?: z.ZodType<number>;
}

/** `setPicture` and `destroyPicture` of a resource's records. */
export function pictureOperations<const Path extends string, Record extends z.ZodType>(of: Owner<Path, Record>) {
  const set = { 200: of.record, 401: ErrorBody, 404: ErrorBody, 422: ValidationErrors } as const;
  const unset = { 204: c.noBody(), 401: ErrorBody, 404: ErrorBody } as const;
  const operating = {
    ...of,
    group: 'picture',
    failures: { setPicture: ['picture_too_large', 'pictures_full', 'too_many_pictures'] },
  } satisfies RouteInput;
  const at = { path: `${itemPath(of.path)}/picture` as const, pathParams: pathParamsOf(of), query };
  return {
    setPicture: {
      ...at,
      method: 'PUT',
      body: nestedBody('picture', SentPicture),
      responses: set,
      summary: `Set the picture of ${withArticle(of.names.one)}`,
      description: `Sets the picture. Send it as raw bytes, as the field \`picture\` of a multipart form, or in JSON. JPEG, PNG, WebP, AVIF and GIF (first frame only) are accepted, regardless of the file's name and type, up to ${limits.picture / 1024 / 1024} MB and ${limits.pixels / 1_000_000} million pixels. The picture is rotated according to its orientation tag and stored in several widths, without metadata. \`image_url\` of the record is then its URL.`,
      metadata: {
        ...operation(operating, 'setPicture', `set${of.names.one}Picture`, set),
        upload: { mostBytes: maxPictureBody },
      },
    },
    destroyPicture: {
      ...at,
      method: 'DELETE',
      body: c.noBody(),
      responses: unset,
      summary: `Remove the picture of ${withArticle(of.names.one)}`,
      description: `Removes the picture and its URL from the ${nameInWords(of.names.one)}.`,
      metadata: operation(operating, 'destroyPicture', `destroy${of.names.one}Picture`, unset),
    },
  } as const;
}
