/** The figures of records. */
import { showCoverage } from './coverage.ts';
import { showReads } from './reads.ts';
import { showTranslationFigures } from './translation-figures.ts';

/** The operations of `figures-api.ts`. */
export const figures = { coverage: showCoverage, reads: showReads, translated: showTranslationFigures } as const;
