/** The language that a visitor has chosen once, for all tags: a cookie that holds its code, and nothing else. */
import type { Request, Response } from 'express';
import { type Language, languageNamed } from '../../contracts/languages.ts';
import type { Config } from '../config.ts';
import { cookieIn, cookieJar } from '../http/cookies.ts';

const aYear = 365 * 24 * 3600 * 1000;

export interface RememberedLanguage {
  /** Undefined where nothing was chosen: what the browser asks for counts. */
  of(req: Pick<Request, 'headers'>): Language | undefined;
  /** Undefined forgets. */
  keep(res: Response, language: Language | undefined): void;
}

export function rememberedLanguage(config: Pick<Config, 'publicUrl' | 'prefix'>): RememberedLanguage {
  const { nameOf, options } = cookieJar(config);
  const name = nameOf('lang');
  return {
    of: (req) => languageNamed(cookieIn(req, name) ?? ''),
    keep: (res, language) => {
      if (language) res.cookie(name, language.code, { ...options, maxAge: aYear });
      else res.clearCookie(name, options);
    },
  };
}
