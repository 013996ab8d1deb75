/** The figures, as JSON. */
import { figures } from '../../../contracts/index.ts';
import { ok } from '../../http/answers.ts';
import { handlers } from '../../http/handlers.ts';
import { readCoverage } from '../../model/figures/coverage.ts';
import { groupReads } from '../../model/figures/reads.ts';
import { readTranslationFigures, type Spending } from '../../model/figures/translation-figures.ts';

export const figuresApi = (spending: Spending) =>
  handlers(figures.figures, {
    coverage: async ({ query }, call) => ok(await readCoverage(call, query)),

    reads: async ({ query }, call) => ok(await groupReads(call, query)),

    translated: async ({ query }, call) => ok(await readTranslationFigures(call, query, spending)),
  });
