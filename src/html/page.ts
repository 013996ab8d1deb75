/** The description of a page, before it is rendered. */
import type { Role } from '../../contracts/access.ts';
import { type Html, html } from './html.ts';
import type { IconName } from './icon.ts';

/** The signed-in customer, as pages show it. */
export interface Person {
  email: string;
  name: string | null;
  isAdmin: boolean;
  /** The role of a member, the languages that it translates, where it is not all, and the name of the museum that it acts for. */
  member?: { role: Role; languages: readonly string[] | null; museum?: string | null | undefined } | undefined;
}

/**
 * The menu: lists of paths below the prefix, each with its name. A list with a label is a group; an empty one is not
 * drawn.
 */
export type Navigation = readonly {
  label: string | undefined;
  /** Closed at first, unless the present page is in it. */
  isFolded?: boolean;
  entries: readonly (readonly [path: string, name: string, icon?: IconName])[];
}[];

export type Entry = Navigation[number]['entries'][number];

/** The entry of the menu for a page: among those above it the longest. */
export function menuEntryOf({ path, navigation }: Pick<PageContext, 'path' | 'navigation'>): Entry | undefined {
  const currentPath = path.toLowerCase();
  return navigation
    .flatMap(({ entries }) => entries)
    .filter(([to]) => (to === '/' ? currentPath === '/' : `${currentPath}/`.startsWith(`${to.toLowerCase()}/`)))
    .toSorted(([one], [other]) => other.length - one.length)[0];
}

export interface EntryCount {
  count: number;
  /** Beside the number, for screen readers. */
  word: 'waiting' | 'failed';
}

/** Open work of a signed-in person, for the frame of the page. */
export interface WorkInFrame {
  /** By the path of an entry of the menu: how much waits there. */
  waiting: Readonly<Record<string, EntryCount>>;
  /** The languages in use in their collection, the most frequent first. */
  languages: readonly string[];
}

/** The tiles of maps. */
export interface Tiles {
  /** With `{z}`, `{x}` and `{y}`, and `{s}` for several servers. */
  address: string;
  /** The copyright notice. */
  attribution: string;
}

/** The frame of a page in another language. */
export interface Frame {
  /** The language of its words. */
  lang: string;
  dir: 'ltr' | 'rtl';
  /** The text of the skip link. */
  skip: string;
  /** The asset with its style. */
  style: string;
  head?: Html;
  /** At its top, beside the name of the service. */
  top?: Html;
}

/** Whose page it is, in place of the service. */
export interface Brand {
  /** Null where the logo stands for it. */
  name: string | null;
  logo?: { address: string; width: number; height: number } | undefined;
}

/** The request's data for a view. */
export interface PageContext {
  /** The path of the public URL, before every link; '' if it has none. */
  prefix: string;
  /** The requested path, without the prefix. */
  path: string;
  /** Undefined without a session. */
  person: Person | undefined;
  navigation: Navigation;
  /** By the path of an entry of the menu: how much waits there. */
  waiting?: WorkInFrame['waiting'] | undefined;
  /** Undefined: maps have a plain ground. */
  tiles: Tiles | undefined;
  /** The CSRF token, for the hidden field `csrf_token`. */
  csrfToken(): string;
}

export interface Page {
  /** The heading of the page, and the title of its window. */
  title: string;
  /** The heading if it is more than plain text, for instance in another language. */
  heading?: Html;
  body: Html;
  /** For pages that are not in English. */
  frame?: Frame;
  /** For pages in a museum's name. */
  brand?: Brand | undefined;
  /** Above its heading. */
  above?: Html;
  /** At its end, below the content. */
  foot?: Html | undefined;
  /** Whether a form was refused: the window's title begins with that. */
  isFailure?: boolean;
  /** Whether its script may fetch from this service while it is open. */
  isLive?: boolean;
  /** The origin of its image on another site. */
  images?: string | undefined;
  /** Whether it has a map; implied on pages of signed-in customers. */
  hasMap?: boolean;
}

/**
 * The placeholder for the part of a page that is rendered while it is sent. Other texts cannot imitate it: they are
 * escaped.
 */
export const streamedPart: Html = html`<!-- long part -->`;

/** A section of a page, possibly from another feature. */
interface Section {
  body: Html;
  /** Above everything else on the page. */
  above?: Html;
  /** The main content, before the record's fields. */
  lead?: Html;
  /** Beside that, if there is room. */
  aside?: Html;
  /** The fields of its form, whose errors are shown here too. */
  fields?: readonly string[];
  /** Whether its script may fetch from this service while the page is open. */
  isLive?: boolean;
}

export type SectionView = (context: PageContext) => Section;

/** A flash message about an action. */
export interface Notice {
  text: string;
  /**
   * - `done`: everything was done.
   * - `caution`: something was left out, or happened besides: the reader should check.
   */
  kind: 'done' | 'caution';
  /** The button that undoes it, its path below the prefix, and the list to which it returns, likewise. */
  undo?: { path: string; label: string; list?: string | undefined } | undefined;
  /** A link to what it is about, below the prefix. */
  look?: { path: string; label: string } | undefined;
}

/** A notice of something that was left out, or of a side effect. */
export const warningNotice = (text: string): Notice => ({ text, kind: 'caution' });

/** The notice of what was saved, with sentences about what to look at in it, and a link to it. */
export const savedNotice = (text: string, hints: readonly string[], look?: Notice['look']): string | Notice =>
  hints.length === 0 ? text : { ...warningNotice([text, ...hints].join(' ')), look };

/** Renders a page for a request. */
export type View = (context: PageContext) => Page;
