// biome-ignore-all lint/suspicious/noTemplateCurlyInString: these are pieces of sources
import type { Room } from '../mutant.ts';

const file = 'src/model/figures/translated.ts';

export const translationFigures: Room = {
  name: 'translation-figures',
  tests: ['test/management/translation-figures.test.ts'],
  mutants: [
    {
      file,
      breaks: 'customers see everybody’s figures',
      from: "reach(days, 'translation_figures', actor)",
      to: 'days',
    },
    {
      file,
      breaks: 'the caps on everything are told to customers',
      from: "...(actor.isAdmin ? (['all', 'unowned'] as const) : []),",
      to: "...(['all', 'unowned'] as const),",
    },
    {
      file,
      breaks: 'the caps of other days are told',
      from: " and usage.day = (now() at time zone 'utc')::date",
      to: '',
    },
    {
      file: 'src/runner/work/spending.ts',
      breaks: 'what is sent is not told in the figures',
      from: 'greatest(0, characters) from whole',
      to: 'greatest(0, characters) from whole where false',
    },
    {
      file: 'src/runner/work/attempt.ts',
      breaks: 'what comes from memory is not told in the figures',
      from: 'if (isRemembered) await',
      to: 'if (false) await',
    },
    {
      file: 'src/runner/work/spending.ts',
      breaks: 'a cap that is none is told as one that lets nothing through',
      from: 'owner: owner || null',
      to: 'owner',
    },
  ],
};
