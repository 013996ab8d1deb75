import { BundleContent } from './bundle-content.js';
import { readBundle, UnusableBundle } from './bundle-lines.js';
import { Interrupted } from './line-stream.js';
/** The language of what is not there, of a tag without any words. */
const fallbackLanguage = 'en';
/** The version of the form in which a store is saved. */
const savedVersion = 1;
export class BundleStoreOf {
    #languages;
    #content = new BundleContent();
    #cursor;
    #refreshed = Promise.resolve();
    constructor(languages) {
        this.#languages = languages;
    }
    /** To be sent as `since`, to fetch only what has changed; undefined where nothing was loaded yet. */
    get cursor() {
        return this.#cursor;
    }
    /** All tags, sorted by ascending record id. */
    get tagIdentifiers() {
        return this.#content.tags.map(({ tag_identifier }) => tag_identifier);
    }
    /**
     * Puts a whole bundle into the place of all that is there. Rejects with `UnusableBundle` where it is not complete, and as
     * the source does where that breaks: the store then is as it was.
     */
    async load(bundle) {
        this.#replace(ledOn(await readBundle(bundle)));
    }
    /**
     * Adds what was fetched with this store's cursor as `since`: to do so twice does no harm. Rejects as `load` does, and where
     * nothing was loaded yet, as the rest would never come.
     */
    async apply(delta) {
        this.#add(ledOn(await readBundle(delta)));
    }
    /**
     * Fetches what has changed, or everything where nothing was loaded yet or the cursor holds no more (410), and resolves to what
     * that came to. Where it has no success, the store is as it was. One refresh waits for another.
     *
     * @param fetch The call, with what is to be its `since`: `(since) => client.bundleTags({ lang: 'fr,de', since })`
     */
    refresh(fetch) {
        const refreshed = this.#refreshed.then(() => this.#refresh(fetch));
        this.#refreshed = refreshed.catch(() => undefined);
        return refreshed;
    }
    /** All that is there, as lines to be kept for `restore`: a bundle, behind a line that says in which version it was saved. */
    *save() {
        const { tags } = this.#content;
        const end = { type: 'end', cursor: this.#cursor ?? null, tags: tags.length, gone: 0 };
        yield `${JSON.stringify({ type: 'store', version: savedVersion })}\n`;
        for (const { text } of tags)
            yield `${text}\n`;
        yield `${JSON.stringify(end)}\n`;
    }
    /** Puts what was saved into the place of all that is there. Rejects as `load` does. */
    async restore(saved) {
        const bundle = await readBundle(saved);
        if (bundle.version !== savedVersion)
            throw new UnusableBundle('The store was saved in a version that is not known');
        this.#replace(bundle);
    }
    /** The tag with this identifier, in upper or lower case; undefined if there is none. Identifiers that the service would refuse are not found. */
    showTag({ id, ...wanted }) {
        return this.#shown(this.#content.byIdentifier(id), wanted);
    }
    /**
     * The tag that this hardware is attached to, or stands in for; undefined where it is not there. What is attached to tags that
     * are not in the bundle is not known here. What the service would refuse, as a number that no beacon has, is not there.
     */
    showTagByHardwareId(met) {
        return this.#shown(this.#content.byHardware(met), met);
    }
    async #refresh(fetch) {
        let since = this.#cursor;
        let answer = await fetch(since);
        if (since !== undefined && answer.status === 410) {
            since = undefined;
            answer = await fetch(since);
        }
        if (!answer.ok)
            return answer;
        try {
            const bundle = ledOn(await readBundle(answer.body));
            if (since === undefined)
                this.#replace(bundle);
            else
                this.#add(bundle, since);
        }
        catch (cause) {
            if (!(cause instanceof Interrupted || cause instanceof UnusableBundle))
                throw cause;
            return { ok: false, kind: 'unreachable', isTimeout: cause instanceof Interrupted && cause.isTimeout, cause };
        }
        return answer;
    }
    /** `since`: the cursor that it was fetched with. */
    #add({ tags, cursor }, since = this.#cursor) {
        if (since === undefined)
            throw new UnusableBundle('There is nothing yet that a delta could change');
        if (since !== this.#cursor)
            throw new UnusableBundle('Another bundle was loaded while this delta came');
        this.#content.change(tags);
        this.#cursor = cursor;
    }
    #replace({ tags, gone, cursor }) {
        if (gone > 0)
            throw new UnusableBundle('It is no whole bundle: it says what is gone');
        const content = new BundleContent();
        content.change(tags);
        this.#content = content;
        this.#cursor = cursor;
    }
    #shown(line, wanted) {
        if (!line)
            return undefined;
        const { place_id, hardware, original_lang, original_name_lang, texts, names, origins, ...tag } = JSON.parse(line.text);
        const { id, tag_identifier, description, gender, image_url, text_url } = tag;
        const text = this.#chosen({ original: original_lang, texts, origins: origins?.text }, wanted, fallbackLanguage);
        const ofName = { original: original_name_lang, texts: names, origins: origins?.name };
        const name = this.#chosen(ofName, wanted, original_lang ?? fallbackLanguage);
        return {
            tag: {
                ...{ id, tag_identifier, description, name: name.words, gender, image_url, text_url },
                translation: text.words,
            },
            hardware: line.hardware.map(({ type, identifier }) => ({ type, identifier })),
            placeId: place_id,
            contentLanguage: this.#languages.tags.get(text.words.lang) ?? text.words.lang,
            ...(origins && { origins: { text: text.origin, name: name.origin } }),
        };
    }
    /** `fallback`: the language that is named where there are no words. */
    #chosen({ original, texts, origins }, { lang, accept_language }, fallback) {
        if (original === null)
            return { words: { text: '', lang: fallback }, origin: null };
        const chosen = this.#languages.chooseLanguage({ original, stored: Object.keys(texts), lang, accept_language });
        return { words: { text: texts[chosen] ?? '', lang: chosen }, origin: origins?.[chosen] ?? null };
    }
}
/** Of the service's: only what was saved may come from before the first one, and have no cursor. */
function ledOn(bundle) {
    if (bundle.cursor === undefined)
        throw new UnusableBundle('The end of the bundle has no cursor');
    return bundle;
}
