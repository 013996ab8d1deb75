/** What is counted of the records: the figures that people look at. */
import { showCoverage } from './coverage.ts';
import { showReads } from './reads.ts';
import { showTranslationFigures } from './translation-figures.ts';

/** What operations in `figures-api.ts` answer. */
export const figures = { coverage: showCoverage, reads: showReads, translated: showTranslationFigures } as const;
