import { chooseLanguage, languageTags } from './languages.js';
import { BundleStoreOf } from './runtime/bundle-store.js';
/** Tags that are looked up without a network, as the service would show them. One that is new holds nothing. */
export class BundleStore extends BundleStoreOf {
    constructor() {
        super({ chooseLanguage, tags: languageTags });
    }
}
