/** What a page is, before it is drawn. */
import { type Html, html } from './html.ts';

/** The signed-in customer, as pages show it. */
export interface Person {
  email: string;
  name: string | null;
  isAdmin: boolean;
}

/**
 * Where to go from every page: lists of paths below the prefix, each with its name. One with a label is opened by a press; one
 * without entries is not drawn.
 */
export type Navigation = readonly {
  label: string | undefined;
  entries: readonly (readonly [path: string, name: string])[];
}[];

/** What maps are drawn on. */
export interface Tiles {
  /** With `{z}`, `{x}` and `{y}`, and `{s}` where it is one of several servers. */
  address: string;
  /** Whose they are. */
  attribution: string;
}

/** What is around a page in another language than ours. */
export interface Frame {
  /** What its words are written in. */
  lang: string;
  dir: 'ltr' | 'rtl';
  /** The words of the link that skips to the content. */
  skip: string;
  /** The asset that is its style. */
  style: string;
  head?: Html;
  /** At its top, beside the name of the service. */
  top?: Html;
}

/** What a view may want to know about the request that it draws an answer to. */
export interface PageContext {
  /** The path of the public URL, in front of every link; '' where it has none. */
  prefix: string;
  /** The path that was asked for, without the prefix. */
  path: string;
  /** Undefined where nobody is signed in. */
  person: Person | undefined;
  navigation: Navigation;
  /** Undefined where maps have a plain ground. */
  tiles: Tiles | undefined;
  /** The token that each form carries in its hidden field `csrf_token`. */
  csrfToken(): string;
}

export interface Page {
  /** The heading of the page, and its title in the browser. */
  title: string;
  /** The heading where it is more than plain text, for instance a text in another language. */
  heading?: Html;
  body: Html;
  /** Where it is not in English. */
  frame?: Frame;
  /** Whether the page says that a form was refused: the browser's title begins with that. */
  isFailure?: boolean;
  /** Whether its script hears from us while it is open. */
  isLive?: boolean;
  /** Of another site, where a picture on it comes from: an origin. */
  images?: string | undefined;
  /** Whether it has a map; pages of signed-in customers need not say so. */
  hasMap?: boolean;
}

/** Stands in a page for what is drawn while it is sent. Nobody else's words can say it: they are escaped. */
export const longPart: Html = html`<!-- long part -->`;

/** A section of a page, which may belong to another door than the page. */
export interface Section {
  body: Html;
  /** What comes before all else on the page. */
  above?: Html;
  /** What people come for: it stands below that, before the record's fields. */
  lead?: Html;
  /** What stands beside that, where there is room. */
  aside?: Html;
  /** The fields that are filled in here: what is wrong with them is said here too. */
  fields?: readonly string[];
  /** Whether its script hears from us while the page is open. */
  isLive?: boolean;
}

export type SectionView = (context: PageContext) => Section;

/** What a page tells of what was done before it, or instead of it. */
export interface Notice {
  text: string;
  /** - `done`: all that was asked for. - `caution`: not all of it, or more than it: the reader should look. */
  kind: 'done' | 'caution';
  /** The form by which it is put back: its path, below the prefix, and a field. */
  undo?: { path: string; field: string; value: string } | undefined;
}

/** What was not done, or went along with what was. */
export const caution = (text: string): Notice => ({ text, kind: 'caution' });

/** Draws a page for a request. */
export type View = (context: PageContext) => Page;
