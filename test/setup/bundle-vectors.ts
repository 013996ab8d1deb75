/** The published vectors of bundles, against which the stores of all SDKs and the service are tested. */
import { readFileSync } from 'node:fs';

export interface BundleStep {
  do: 'load' | 'apply' | 'restore';
  text: string;
  is_usable: boolean;
}

/** With a type it is by hardware. */
export interface StoreLookup {
  id: string;
  type?: string;
  major?: number | null;
  minor?: number | null;
  lang?: string;
  accept_language?: string;
}

export interface BundleLookup {
  asks: StoreLookup;
  shows: {
    tag: Record<string, unknown>;
    hardware: { type: string; identifier: string }[];
    place_id: number | null;
    content_language: string;
    origins: { text: string | null; name: string | null } | null;
  } | null;
}

export interface BundleVector {
  name: string;
  steps: BundleStep[];
  cursor: string | null;
  saved: string;
  lookups: BundleLookup[];
}

export const bundleVectorsPath = 'generated/vectors/bundles.json';

export const bundleVectors: readonly BundleVector[] = JSON.parse(readFileSync(bundleVectorsPath, 'utf8')).rows;

/** The expected output of a program that runs a vector. */
export const expectedOutput = ({ steps, cursor, saved, lookups }: BundleVector) => ({
  cursor,
  saved,
  steps: steps.map(({ is_usable }) => is_usable),
  shows: lookups.map(({ shows }) => shows),
});
