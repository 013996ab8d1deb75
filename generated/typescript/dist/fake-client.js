import * as operations from './operations.js';
import { fakesOf } from './runtime/fakes.js';
/**
 * A service for an app's own tests: the operations that are given answer as they say, and the others reject.
 * `fakeClient({ showTag: () => answered({ tags: [{ translation: { text: 'Bienvenue', lang: 'fr' } }] }) })`.
 */
export const fakeClient = (fakes) => fakesOf(Object.values(operations), fakes);
