/** Pictures: their sizes, and their addresses. */

/** The widths of the files; a picture is never enlarged. */
export const pictureWidths = [320, 640, 1280] as const;

/** The files of a picture. */
export const pictureFiles = ['320.webp', '640.webp', '1280.webp', '1280.jpg'] as const;
export type PictureFile = (typeof pictureFiles)[number];

/** The accepted formats, for the field of a form. */
export const pictureTypes = ['image/jpeg', 'image/png', 'image/webp', 'image/avif', 'image/gif'] as const;

/** A picture is identified by the SHA-256 of the uploaded bytes. */
export const isPictureHash = (text: string): boolean => /^[0-9a-f]{64}$/.test(text);

/** `publicUrl`: without a trailing slash. */
export const pictureAddress = (publicUrl: string, hash: string, file: PictureFile = '1280.jpg'): string =>
  `${publicUrl}/pictures/${hash}/${file}`;

const inPath = /\/pictures\/([0-9a-f]{64})\/(?:320|640|1280)\.(?:webp|jpg)$/;

/** The picture of an address, whatever its host; undefined for other addresses. */
export const pictureHashOf = (address: string): string | undefined =>
  inPath.exec(URL.parse(address)?.pathname ?? '')?.[1];

/** A record with a picture, or with the address of another one. */
export interface RecordWithPicture {
  picture: string | null;
  image_url?: string | null;
}

/** The address of a record's picture. */
export const imageUrlOf = (publicUrl: string, { picture, image_url = null }: RecordWithPicture): string | null =>
  picture === null ? image_url : pictureAddress(publicUrl, picture);
