import type { Outcome, TranslationWish } from '../../contracts/runner.ts';

/** The part of the runner's channel that the features need. */
export interface Translator {
  request(wish: TranslationWish): Promise<Outcome>;
}
