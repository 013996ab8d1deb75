/** Formats of pictures, by their first bytes: neither name nor type of a file decides. */

/** `heic`: photographs of phones that no browser but Safari shows. */
export type Kind = 'jpeg' | 'png' | 'webp' | 'avif' | 'gif' | 'heic';

const ascii = (bytes: Uint8Array, from: number, to: number): string => String.fromCharCode(...bytes.subarray(from, to));

const heic = /^(hei[cxms]|hev[cxms]|mif1|msf1)$/;

/** Undefined for all else. */
export function kindOf(bytes: Uint8Array): Kind | undefined {
  if (bytes[0] === 0xff && bytes[1] === 0xd8 && bytes[2] === 0xff) return 'jpeg';
  if (ascii(bytes, 0, 8) === '\x89PNG\r\n\x1a\n') return 'png';
  if (ascii(bytes, 0, 4) === 'RIFF' && ascii(bytes, 8, 12) === 'WEBP') return 'webp';
  if (/^GIF8[79]a$/.test(ascii(bytes, 0, 6))) return 'gif';
  return ascii(bytes, 4, 8) === 'ftyp' ? kindOfBrands(bytes) : undefined;
}

/** The brands of a file of ISO base media: the first is its own, further ones it is compatible with. */
function kindOfBrands(bytes: Uint8Array): Kind | undefined {
  const end = Math.min(256, new DataView(bytes.buffer, bytes.byteOffset).getUint32(0));
  const brands = [ascii(bytes, 8, 12)];
  for (let at = 16; at + 4 <= end; at += 4) brands.push(ascii(bytes, at, at + 4));
  if (brands.some((brand) => brand === 'avif' || brand === 'avis')) return 'avif';
  return brands.some((brand) => heic.test(brand)) ? 'heic' : undefined;
}
