import { type FakesOf } from './runtime/fakes.js';
import type { TagInformationService } from './service.js';
/**
 * A service for an app's own tests: the operations that are given answer as they say, and the others reject.
 * `fakeClient({ showTag: () => answered({ tags: [{ translation: { text: 'Bienvenue', lang: 'fr' } }] }) })`.
 */
export declare const fakeClient: (fakes: FakesOf<TagInformationService>) => TagInformationService;
