// biome-ignore-all lint/suspicious/noTemplateCurlyInString: the quotes are source text
import type { Room } from '../mutant.ts';

const file = 'src/model/figures/translation-figures.ts';

export const translationFigures: Room = {
  name: 'translation-figures',
  tests: ['test/management/translation-figures.test.ts'],
  mutants: [
    {
      file,
      breaks: 'customers see figures of all customers',
      from: "reach(days, 'translation_figures', actor)",
      to: 'days',
    },
    {
      file,
      breaks: 'customers see the operator’s caps',
      from: "...(actor.isAdmin ? (['all', 'unowned'] as const) : []),",
      to: "...(['all', 'unowned'] as const),",
    },
    {
      file,
      breaks: 'the figures show the usage of other days against the caps',
      from: "    .whereRaw(`day = (now() at time zone 'utc')::date`)\n",
      to: '',
    },
    {
      file: 'src/runner/work/spending.ts',
      breaks: 'the figures do not count sent characters',
      from: 'greatest(0, characters) from whole',
      to: 'greatest(0, characters) from whole where false',
    },
    {
      file: 'src/runner/work/attempt.ts',
      breaks: 'the figures do not count characters from memory',
      from: "ending.kind === 'stored' && ending.answer.isRemembered",
      to: 'false',
    },
    {
      file,
      breaks: 'a missing cap is shown as a cap of zero',
      from: 'caps.owner || null',
      to: 'caps.owner',
    },
  ],
};
