/** Numbers and dates in a language's format. */

/** Unsupported languages get a neutral format, not another language's. */
const isKnown = (lang: string) => Intl.DateTimeFormat.supportedLocalesOf(lang).length > 0;

export const formatNumber = (lang: string, number: number): string =>
  isKnown(lang) ? new Intl.NumberFormat(lang).format(number) : String(number);

/** The date in UTC, as the reader's time zone is unknown. For unsupported languages as 2026-11-22. */
export const formatDay = (lang: string, time: Date): string =>
  isKnown(lang)
    ? new Intl.DateTimeFormat(lang, { dateStyle: 'long', timeZone: 'UTC' }).format(time)
    : time.toISOString().slice(0, 10);
