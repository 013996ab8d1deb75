/** Pictures of all kinds, drawn by the tests, and their upload. */
import sharp, { type Sharp } from 'sharp';
import type { TestApp } from './app.ts';

interface Drawn {
  width?: number;
  height?: number;
  background?: string;
}

/** A plain picture; another colour is another picture. */
export const drawn = ({ width = 800, height = 600, background = '#c81428' }: Drawn = {}): Sharp =>
  sharp({ create: { width, height, channels: 3, background } });

export const jpeg = (wanted: Drawn = {}): Promise<Buffer> => drawn(wanted).jpeg().toBuffer();

interface Sent {
  status: number;
  headers: Headers;
  body: unknown;
}

/** Sends a picture as it is, or as the field of a form. */
export async function upload(
  app: TestApp,
  path: string,
  token: string,
  file: Uint8Array | FormData,
  headers: Record<string, string> = {},
): Promise<Sent> {
  const body = file instanceof FormData ? file : new Uint8Array(file);
  const type = file instanceof FormData ? {} : { 'Content-Type': 'application/octet-stream' };
  const answer = await fetch(`${app.url}${path}`, {
    method: 'PUT',
    body,
    headers: { Authorization: `Bearer ${token}`, ...type, ...headers },
  });
  const text = await answer.text();
  return { status: answer.status, headers: answer.headers, body: text === '' ? undefined : JSON.parse(text) };
}
