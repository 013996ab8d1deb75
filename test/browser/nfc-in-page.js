/** Runs in the page before its own scripts: NFC that writes, waits until it is given up, or fails by the name of an error. */
export function standIn(outcome) {
  globalThis.writtenOnChips = [];
  globalThis.NDEFReader = class {
    write(message, { signal }) {
      if (outcome === 'written') return Promise.resolve(globalThis.writtenOnChips.push(message));
      if (outcome !== 'waits')
        return Promise.reject(Object.assign(new Error(`because of ${outcome}`), { name: outcome }));
      return new Promise((_, reject) => {
        signal.addEventListener('abort', () => reject(signal.reason));
      });
    }
  };
}
