/**
 * The sandboxed process that converts pictures: a broken or hostile file can only crash this process. It has no
 * environment, reads no files and opens no connections; its parent kills it after a timeout, and it exits when it uses
 * too much memory.
 */
import { constants, setPriority } from 'node:os';
import sharp from 'sharp';
import { limits } from '../../contracts/limits.ts';
import { isComplete } from './completeness.ts';
import { creditOf } from './credit.ts';
import { kindOf } from './formats.ts';
import { type MadeFiles, type Outcome, type PictureJob, type Refusal, ready } from './messages.ts';

const maxMemory = 1024 ** 3;
const watchMs = 50;

// Low priority, so that lookups are served first.
setPriority(constants.priority.PRIORITY_BELOW_NORMAL);
sharp.concurrency(1);
sharp.cache(false);
// Blocks the decoders of all other formats: SVG, PDF, TIFF, those of ImageMagick, and video.
sharp.block({ operation: ['VipsForeignLoad'] });
sharp.unblock({
  operation: ['Jpeg', 'Png', 'Webp', 'Heif', 'Nsgif'].map((loader) => `VipsForeignLoad${loader}Buffer`),
});

process.on('message', ({ id, bytes }: PictureJob) => {
  make(Buffer.from(bytes)).then(
    (made) => process.send?.({ id, ...made } satisfies Outcome),
    (error: unknown) => process.send?.({ id, refused: refusalIn(error) } satisfies Outcome),
  );
});
process.on('disconnect', () => process.exit());
process.send?.(ready);
// Conversion runs in threads, so the event loop stays free for this check.
setInterval(() => {
  if (process.memoryUsage.rss() > maxMemory) process.exit(1);
}, watchMs).unref();

const refusalIn = (error: unknown): Refusal =>
  error instanceof Error && /pixel limit/i.test(error.message) ? 'too_many_pixels' : 'broken';

/** The limit of JPEG; longer pictures of other formats are no photographs, and expensive for their few pixels. */
const maxSide = 65_535;

/** Limits the height as well, since a WebP has at most 16 383 rows. */
const within = (width: number) => ({ width, height: width * 8, fit: 'inside', withoutEnlargement: true }) as const;

async function make(bytes: Buffer): Promise<{ made: MadeFiles } | { refused: Refusal }> {
  const kind = kindOf(bytes);
  if (kind === undefined || kind === 'heic') return { refused: kind ?? 'unknown' };
  if (!isComplete(kind, bytes)) return { refused: 'broken' };
  const options = { pages: 1, limitInputPixels: limits.pixels, failOn: 'error' } as const;
  const metadata = await sharp(bytes, options).metadata();
  const [wide, high] = [metadata.width, metadata.pageHeight ?? metadata.height];
  if (wide * high > limits.pixels || Math.max(wide, high) > maxSide) return { refused: 'too_many_pixels' };
  const picture = sharp(bytes, options).autoOrient();
  // Otherwise 16-bit colours would stay in P3.
  if (metadata.space === 'rgb16') picture.pipelineColourspace('srgb');
  // Decodes once for all sizes.
  const { data, info } = await picture
    .toColourspace('srgb')
    .resize(within(1280))
    .raw({ depth: 'uchar' })
    .toBuffer({ resolveWithObject: true });
  const { width, height, channels } = info;
  const from = () => sharp(data, { raw: { width, height, channels } });
  const webp = (most: number) => from().resize(within(most)).webp({ quality: 80 }).toBuffer();
  const made = {
    width,
    height,
    credit: creditOf(metadata),
    webp_320: await webp(320),
    webp_640: await webp(640),
    webp_1280: await webp(1280),
    jpg_1280: await from().flatten({ background: '#ffffff' }).jpeg({ quality: 82 }).toBuffer(),
  };
  return { made };
}
