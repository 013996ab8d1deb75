/** A bundle of tags in an app, to look them up without a network. */
import type { Answered, Failure, Open, Unreachable } from './answers.ts';
import { BundleContent, type MetHardware } from './bundle-content.ts';
import { type Bundle, type BundleSource, readBundle, type TagLine, UnusableBundle } from './bundle-lines.ts';
import type { LanguageWish } from './languages.ts';
import { Interrupted } from './line-stream.ts';

/** In which languages a tag is wanted: as `showTag` takes them. */
export type WantedLanguages = Pick<LanguageWish, 'lang' | 'accept_language'>;

/** Whose words a text is: as it was entered, a provider's or a person's translation. */
export type WordsOf = Open<'original' | 'machine' | 'human'>;

/** A tag as a store shows it. */
export interface StoredTagOf<Tag, Item> {
  /** As `showTag` returns it: text and name, each in the language that was chosen for it. */
  readonly tag: Tag;
  /** All hardware of the tag, as `showTagByHardwareId` returns it. */
  readonly hardware: readonly Item[];
  /** Record id of its place. Null if it has none. */
  readonly placeId: number | null;
  /** The language of the text for HTML's `lang` and for voices, as BCP 47. */
  readonly contentLanguage: string;
  /** Origins of text and name, null if there are none; only of bundles that were fetched with `expand=provenance`. */
  readonly origins?: { readonly text: WordsOf | null; readonly name: WordsOf | null };
}

/** What the call of an operation comes to that answers bundles. */
export type BundleAnswer = Answered<number, BundleSource, unknown> | Failure;

/** What a store has to know of languages. */
export interface StoreLanguages {
  chooseLanguage: (wish: LanguageWish) => string;
  /** The BCP 47 tags of codes that are none themselves. */
  tags: ReadonlyMap<string, string>;
}

/** A part of a line. Null and empty where there is no text, or no name. */
interface Part {
  original: string | null;
  texts: Record<string, string>;
  origins: Record<string, WordsOf> | undefined;
}

/** The language of what is not there, of a tag without any words. */
const fallbackLanguage = 'en';

/** The version of the form in which a store is saved. */
const savedVersion = 1;

export class BundleStoreOf<Tag, Item> {
  readonly #languages: StoreLanguages;
  #content = new BundleContent();
  #cursor: string | undefined;
  #refreshed: Promise<unknown> = Promise.resolve();

  constructor(languages: StoreLanguages) {
    this.#languages = languages;
  }

  /** To be sent as `since`, to fetch only what has changed; undefined where nothing was loaded yet. */
  get cursor(): string | undefined {
    return this.#cursor;
  }

  /** All tags, sorted by ascending record id. */
  get tagIdentifiers(): string[] {
    return this.#content.tags.map(({ tag_identifier }) => tag_identifier);
  }

  /**
   * Puts a whole bundle into the place of all that is there. Rejects with `UnusableBundle` where it is not complete, and as
   * the source does where that breaks: the store then is as it was.
   */
  async load(bundle: BundleSource): Promise<void> {
    this.#replace(ledOn(await readBundle(bundle)));
  }

  /**
   * Adds what was fetched with this store's cursor as `since`: to do so twice does no harm. Rejects as `load` does, and where
   * nothing was loaded yet, as the rest would never come.
   */
  async apply(delta: BundleSource): Promise<void> {
    this.#add(ledOn(await readBundle(delta)));
  }

  /**
   * Fetches what has changed, or everything where nothing was loaded yet or the cursor holds no more (410), and resolves to what
   * that came to. Where it has no success, the store is as it was. One refresh waits for another.
   *
   * @param fetch The call, with what is to be its `since`: `(since) => client.bundleTags({ lang: 'fr,de', since })`
   */
  refresh<A extends BundleAnswer>(fetch: (since: string | undefined) => Promise<A>): Promise<A | Unreachable> {
    const refreshed = this.#refreshed.then(() => this.#refresh(fetch));
    this.#refreshed = refreshed.catch(() => undefined);
    return refreshed;
  }

  /** All that is there, as lines to be kept for `restore`: a bundle, behind a line that says in which version it was saved. */
  *save(): Generator<string, void, undefined> {
    const { tags } = this.#content;
    const end = { type: 'end', cursor: this.#cursor ?? null, tags: tags.length, gone: 0 };
    yield `${JSON.stringify({ type: 'store', version: savedVersion })}\n`;
    for (const { text } of tags) yield `${text}\n`;
    yield `${JSON.stringify(end)}\n`;
  }

  /** Puts what was saved into the place of all that is there. Rejects as `load` does. */
  async restore(saved: BundleSource): Promise<void> {
    const bundle = await readBundle(saved);
    if (bundle.version !== savedVersion) throw new UnusableBundle('The store was saved in a version that is not known');
    this.#replace(bundle);
  }

  /** The tag with this identifier, in upper or lower case; undefined if there is none. Identifiers that the service would refuse are not found. */
  showTag({ id, ...wanted }: { id: string } & WantedLanguages): StoredTagOf<Tag, Item> | undefined {
    return this.#shown(this.#content.byIdentifier(id), wanted);
  }

  /**
   * The tag that this hardware is attached to, or stands in for; undefined where it is not there. What is attached to tags that
   * are not in the bundle is not known here. What the service would refuse, as a number that no beacon has, is not there.
   */
  showTagByHardwareId(met: MetHardware & WantedLanguages): StoredTagOf<Tag, Item> | undefined {
    return this.#shown(this.#content.byHardware(met), met);
  }

  async #refresh<A extends BundleAnswer>(fetch: (since: string | undefined) => Promise<A>): Promise<A | Unreachable> {
    let since = this.#cursor;
    let answer = await fetch(since);
    if (since !== undefined && answer.status === 410) {
      since = undefined;
      answer = await fetch(since);
    }
    if (!answer.ok) return answer;
    try {
      const bundle = ledOn(await readBundle(answer.body));
      if (since === undefined) this.#replace(bundle);
      else this.#add(bundle, since);
    } catch (cause) {
      if (!(cause instanceof Interrupted || cause instanceof UnusableBundle)) throw cause;
      return { ok: false, kind: 'unreachable', isTimeout: cause instanceof Interrupted && cause.isTimeout, cause };
    }
    return answer;
  }

  /** `since`: the cursor that it was fetched with. */
  #add({ tags, cursor }: Bundle, since = this.#cursor): void {
    if (since === undefined) throw new UnusableBundle('There is nothing yet that a delta could change');
    if (since !== this.#cursor) throw new UnusableBundle('Another bundle was loaded while this delta came');
    this.#content.change(tags);
    this.#cursor = cursor;
  }

  #replace({ tags, gone, cursor }: Bundle): void {
    if (gone > 0) throw new UnusableBundle('It is no whole bundle: it says what is gone');
    const content = new BundleContent();
    content.change(tags);
    this.#content = content;
    this.#cursor = cursor;
  }

  #shown(line: TagLine | undefined, wanted: WantedLanguages): StoredTagOf<Tag, Item> | undefined {
    if (!line) return undefined;
    const { place_id, hardware, original_lang, original_name_lang, texts, names, origins, ...tag } = JSON.parse(
      line.text,
    );
    const { id, tag_identifier, description, gender, image_url, text_url } = tag;
    const text = this.#chosen({ original: original_lang, texts, origins: origins?.text }, wanted, fallbackLanguage);
    const ofName = { original: original_name_lang, texts: names, origins: origins?.name };
    const name = this.#chosen(ofName, wanted, original_lang ?? fallbackLanguage);
    return {
      tag: {
        ...{ id, tag_identifier, description, name: name.words, gender, image_url, text_url },
        translation: text.words,
      } as Tag,
      hardware: line.hardware.map(({ type, identifier }) => ({ type, identifier })) as Item[],
      placeId: place_id,
      contentLanguage: this.#languages.tags.get(text.words.lang) ?? text.words.lang,
      ...(origins && { origins: { text: text.origin, name: name.origin } }),
    };
  }

  /** `fallback`: the language that is named where there are no words. */
  #chosen({ original, texts, origins }: Part, { lang, accept_language }: WantedLanguages, fallback: string) {
    if (original === null) return { words: { text: '', lang: fallback }, origin: null };
    const chosen = this.#languages.chooseLanguage({ original, stored: Object.keys(texts), lang, accept_language });
    return { words: { text: texts[chosen] ?? '', lang: chosen }, origin: origins?.[chosen] ?? null };
  }
}

/** Of the service's: only what was saved may come from before the first one, and have no cursor. */
function ledOn(bundle: Bundle): Bundle {
  if (bundle.cursor === undefined) throw new UnusableBundle('The end of the bundle has no cursor');
  return bundle;
}
