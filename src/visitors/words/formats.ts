/** Numbers and days as a language writes them. */

/** Languages whose numbers and days are not known are written so that nobody takes them for another language's. */
const isKnown = (lang: string) => Intl.DateTimeFormat.supportedLocalesOf(lang).length > 0;

export const numberIn = (lang: string, number: number): string =>
  isKnown(lang) ? new Intl.NumberFormat(lang).format(number) : String(number);

/** The day in UTC: the server does not know where its reader is. Where the language's months are not known, as 2026-11-22. */
export const dayIn = (lang: string, time: Date): string =>
  isKnown(lang)
    ? new Intl.DateTimeFormat(lang, { dateStyle: 'long', timeZone: 'UTC' }).format(time)
    : time.toISOString().slice(0, 10);
