/** Names of the document as Swift spells them. */
import type { Type } from '../model.ts';
import { wordsOf } from '../names.ts';

/** Swift's initialisms, in capitals except at the beginning of a name. */
const initialisms: Record<string, string> = { id: 'ID', ids: 'IDs', url: 'URL', uuid: 'UUID', uuids: 'UUIDs' };

/** Names that need backticks. */
const keywords = new Set(
  [
    'associatedtype class deinit enum extension fileprivate func import init inout internal let open operator private',
    'precedencegroup protocol public rethrows static struct subscript typealias var actor break case catch continue default',
    'defer do else fallthrough for guard if in repeat return throw switch where while Any as await false is nil self Self super',
    'throws true try Type Protocol',
  ]
    .join(' ')
    .split(' '),
);

const escaped = (name: string) => (keywords.has(name) ? `\`${name}\`` : name);
const capital = (word: string) => word.charAt(0).toUpperCase() + word.slice(1);

/** A property, parameter or case: `tag_id` is `tagID`. */
export function member(name: string): string {
  const [first = '', ...rest] = wordsOf(name);
  const spelled = first + rest.map((word) => initialisms[word] ?? capital(word)).join('');
  return escaped(/^\d/.test(spelled) ? `_${spelled}` : spelled);
}

/** Words that cannot be argument labels unquoted. */
const unfit = new Set(['inout', 'let', 'var']);

/** An argument label, which may be a word that a name may not be. */
export function label(name: string): string {
  const spelled = member(name);
  const bare = spelled.replaceAll('`', '');
  return unfit.has(bare) ? spelled : bare;
}

/** A type: `TagRecordId` is `TagRecordID`. */
export const typeName = (name: string): string =>
  wordsOf(name)
    .map((word) => initialisms[word] ?? capital(word))
    .join('');

/** The method of an operation: `showTagByHardwareId` is `showTagByHardwareID`. */
export const methodOf = member;

/** A text as Swift writes it. */
export const literal = (text: string): string =>
  `"${text.replaceAll(/[\\"]/g, '\\$&').replaceAll(/\p{Cc}/gu, (char) => `\\u{${char.codePointAt(0)?.toString(16)}}`)}"`;

/** `Int` has 32 bits on the package's watches. */
const plain = {
  ...{ text: 'String', integer: 'Int', long: 'Int64', number: 'Double', boolean: 'Bool' },
  ...{ instant: 'Timestamp', scalar: 'Scalar' },
} as const;

export function typeOf(type: Type): string {
  switch (type.kind) {
    case 'list':
      return `[${typeOf(type.of)}${type.hasNulls ? '?' : ''}]`;
    case 'map':
      return `[String: ${typeOf(type.of)}]`;
    case 'record':
    case 'enum':
    case 'value':
      return typeName(type.name);
    default:
      return plain[type.kind];
  }
}

/** Throws where two of the document's names are the same in Swift. */
export function refuseDuplicateNames(names: readonly string[], place: string): void {
  const spelled = names.map(member);
  const twin = spelled.find((name, index) => spelled.indexOf(name) !== index);
  if (twin !== undefined) throw new Error(`${place}: Swift would have two names ${twin}`);
}
