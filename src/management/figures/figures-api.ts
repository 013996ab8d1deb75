/** The figures, as JSON. */
import { figures } from '../../../contracts/index.ts';
import { ok } from '../../http/answers.ts';
import { handlers } from '../../http/handlers.ts';
import { coverage } from '../../model/figures/coverage.ts';
import { readsBy } from '../../model/figures/reads.ts';
import { type Spending, translated } from '../../model/figures/translated.ts';

export const figuresApi = (spending: Spending) =>
  handlers(figures.figures, {
    coverage: async ({ query }, call) => ok(await coverage(call, query)),

    reads: async ({ query }, call) => ok(await readsBy(call, query)),

    translated: async ({ query }, call) => ok(await translated(call, query, spending)),
  });
