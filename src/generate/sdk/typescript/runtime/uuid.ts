/** A UUID by chance (version 4): for `purchase_id`, say. React Native has no `crypto.randomUUID`, and no `crypto` at all unless the app brings one. */
export function newUuid(): string {
  const bytes = randomBytes(16);
  const digits = Array.from(bytes, (byte, index) => marked(byte, index).toString(16).padStart(2, '0')).join('');
  return digits.replace(/^(.{8})(.{4})(.{4})(.{4})(.{12})$/, '$1-$2-$3-$4-$5');
}

/** The version and the variant, where they stand in a UUID. */
const marked = (byte: number, index: number): number =>
  index === 6 ? (byte & 0x0f) | 0x40 : index === 8 ? (byte & 0x3f) | 0x80 : byte;

/** What is made of it has to be new, and need not be a secret. */
function randomBytes(length: number): Uint8Array {
  const bytes = new Uint8Array(length);
  if (globalThis.crypto?.getRandomValues) return globalThis.crypto.getRandomValues(bytes);
  return bytes.map(() => Math.floor(Math.random() * 256));
}
