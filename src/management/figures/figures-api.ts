/** The figures, as JSON. */
import { figures } from '../../../contracts/index.ts';
import type { Prices } from '../../../contracts/prices.ts';
import { ok } from '../../http/answers.ts';
import { handlers } from '../../http/handlers.ts';
import { coverage } from '../../model/figures/coverage.ts';
import { groupedReads } from '../../model/figures/reads.ts';
import { translationFigures } from '../../model/figures/translated.ts';

export const figuresApi = ({ prices }: { prices: Prices | undefined }) =>
  handlers(figures.figures, {
    coverage: async ({ query }, call) => ok(await coverage(call, query)),

    reads: async ({ query }, call) => ok(await groupedReads(call, query)),

    translated: async ({ query }, call) => ok(await translationFigures(call, query, prices)),
  });
