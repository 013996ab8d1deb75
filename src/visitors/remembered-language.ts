/** The language that a visitor has chosen for all tags, in a cookie that holds its code alone. */
import type { Request, Response } from 'express';
import { type Language, languageByTag } from '../../contracts/languages.ts';
import type { Config } from '../config.ts';
import { cookieJar, cookieValue } from '../http/cookies.ts';

const aYear = 365 * 24 * 3600 * 1000;

interface RememberedLanguage {
  /** Undefined without a choice: the browser's preferences count. */
  of(req: Pick<Request, 'headers'>): Language | undefined;
  /** Undefined deletes the cookie. */
  keep(res: Response, language: Language | undefined): void;
}

export function rememberedLanguage(config: Pick<Config, 'publicUrl' | 'prefix'>): RememberedLanguage {
  const { nameOf, options } = cookieJar(config);
  const name = nameOf('lang');
  return {
    of: (req) => languageByTag(cookieValue(req, name) ?? ''),
    keep: (res, language) => {
      if (language) res.cookie(name, language.code, { ...options, maxAge: aYear });
      else res.clearCookie(name, options);
    },
  };
}
