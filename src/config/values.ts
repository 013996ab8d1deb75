/** Types of variables. */
import { isIP } from 'node:net';
import { z } from 'zod';

const blankIsAbsent = (value: unknown) => (typeof value === 'string' && value.trim() === '' ? undefined : value);
export const variable = <S extends z.ZodType>(schema: S) => z.preprocess(blankIsAbsent, schema);

export const integer = (min: number, max: number) =>
  z.string().regex(/^\d+$/, 'is not a whole number').transform(Number).pipe(z.number().min(min).max(max));
export const decimal = (min: number, max: number) =>
  z
    .string()
    .regex(/^[+-]?\d+(\.\d+)?$/, 'is not a decimal number')
    .transform(Number)
    .pipe(z.number().min(min).max(max));
export const list = z.string().transform((value) =>
  value
    .split(',')
    .map((item) => item.trim())
    .filter(Boolean),
);
/** The value of a JSON text. */
export const json = z.string().transform((text, context): unknown => {
  try {
    return JSON.parse(text);
  } catch {
    context.addIssue({ code: 'custom', message: 'is not JSON' });
    return z.NEVER;
  }
});

export const port = integer(0, 65535);
export const url = (...protocols: string[]) =>
  z.string().refine(
    (value) => {
      const parsed = URL.parse(value);
      return parsed !== null && protocols.includes(parsed.protocol);
    },
    `is not a URL that begins with ${protocols.map((protocol) => `${protocol}//`).join(' or ')}`,
  );
/** A contact URL. Characters that could end a text in a page are encoded or refused. */
export const contactUrl = z
  .string()
  .refine(
    (value) => /^mailto:[\w.+-]+@[\w.-]+$/.test(value) || /^https?:$/.test(URL.parse(value)?.protocol ?? ''),
    'is neither an address that begins with https:// nor one like mailto:ask@example.com',
  )
  .transform((value) => new URL(value).href);
const hasCredentials = (value: string) => {
  const parsed = URL.parse(value);
  return Boolean(parsed?.username || parsed?.password);
};
/** As it is written. No program takes a user or a password in it. */
export const exactHttpUrl = url('http:', 'https:').refine(
  (value) => !hasCredentials(value),
  'has a user or a password, which no address here can have',
);
/** As browsers spell it: in ASCII, for headers, codes and chips, with scheme and host in lower case. */
export const httpUrl = exactHttpUrl.transform((value) => new URL(value).href.replace(/\/+$/, ''));
/** What paths are appended to. */
export const baseUrl = httpUrl.refine(
  (value) => !/[?#]/.test(value),
  'has a query or a fragment: nothing can stand behind its path',
);
/** What everything is served below: its path is a route of Express, and stands in cookies and redirects. */
export const rootUrl = baseUrl.refine(
  (value) => !/^\/\/|[+()!*[\]{}:;]/.test(URL.parse(value)?.pathname ?? ''),
  'has one of + ( ) ! * [ ] { } : ; in its path, or two slashes before it: nothing can be served there',
);

function isAddress(value: string): boolean {
  const [address = '', bits, ...rest] = value.split('/');
  const version = isIP(address);
  return (
    version > 0 &&
    rest.length === 0 &&
    (bits === undefined || (/^\d{1,3}$/.test(bits) && Number(bits) <= (version === 4 ? 32 : 128)))
  );
}

/** A proxy's address or network. */
export const proxy = z
  .string()
  .refine(isAddress, 'is not a list of IP addresses or networks')
  .refine((value) => !/\/0+$/.test(value), 'is the network of all addresses: name those that the proxies call from');
