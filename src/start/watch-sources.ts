import { watch } from 'node:fs';
import { fileURLToPath } from 'node:url';

const directories = ['../', '../../contracts/'].map((path) => fileURLToPath(new URL(path, import.meta.url)));

/** Calls `restart` once for each burst of source changes (debounced). Returns the function that stops watching. */
export function onSourceChange(restart: () => void): () => void {
  let settling: NodeJS.Timeout | undefined;
  const watchers = directories.map((directory) =>
    watch(directory, { recursive: true }, (_, file) => {
      if (!file?.endsWith('.ts')) return;
      clearTimeout(settling);
      settling = setTimeout(restart, 100);
    }),
  );
  return () => {
    clearTimeout(settling);
    for (const watcher of watchers) watcher.close();
  };
}
