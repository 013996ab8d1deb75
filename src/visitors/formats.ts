/** Content negotiation of a tag's format: by name, else by the header `Accept` (RFC 9110). */
import Negotiator from 'negotiator';
import { memoize } from '../../contracts/memoise.ts';
import { type TagFormat, tagFormats, tagTypes } from '../../contracts/visitors.ts';

/** The types on offer, in order of preference. */
const types: string[] = tagFormats.map((format) => tagTypes[format]);

/** The requested format; undefined where none is acceptable. `named`: the address's parameter. */
export function requestedFormat(named: unknown, accept = ''): TagFormat | undefined {
  return tagFormats.find((each) => each === named) ?? (formatAccepted(accept) || undefined);
}

/** False where none is acceptable. */
const formatAccepted = memoize((accept): TagFormat | false => {
  const ranges = (accept.match(elements) ?? []).filter((range) => range.trim() !== '');
  // Without a readable range the client counts as a browser.
  if (ranges.length === 0 || !ranges.every((range) => mediaRange.test(range))) return 'html';
  // Among equal weights the library takes the first range; here our own preference decides.
  const ours = ranges.filter((range) => rank(range) !== -1).sort((a, b) => rank(a) - rank(b));
  const header = ours.slice(0, most).map(withoutParameters).join();
  const [type] = new Negotiator({ headers: { accept: header } }).mediaTypes(types);
  return (type !== undefined && tagFormats[types.indexOf(type)]) || false;
});

/** The most ranges that are read from a header; no client sends as many. */
const most = 32;

/** Splits at commas outside of quotes. An unclosed quote takes the rest, so that the scan is linear. */
const elements = /(?:"(?:\\.|[^"\\])*(?:"|\\?$)|[^,"])+/g;

const token = "[!#$%&'+.^_`|~\\w-]+";
const weight = '[qQ]=(?:0(?:\\.\\d{0,3})?|1(?:\\.0{0,3})?)(?![\\w.])';
const other = `(?![qQ]=)${token}=(?:${token}|"(?:\\\\.|[^"\\\\])*")`;
const parameter = `(?:${weight}|${other})`;
const mediaRange = new RegExp(
  `^[ \\t]*(?:\\*/\\*|${token}/(?:\\*|${token}))(?:[ \\t]*;(?:[ \\t]*${parameter})?)*[ \\t]*$`,
);

/** Parameters such as versions or profiles are ignored: there is one of each type. */
const withoutParameters = (range: string): string => range.replaceAll(new RegExp(`;[ \\t]*${other}`, 'g'), '');

/** The rank of the first of our types that matches a range; -1 for none. */
function rank(range: string): number {
  const [type = '', subtype = ''] = range
    .trim()
    .toLowerCase()
    .split(/[/;\s]/);
  const isRequested = (format: TagFormat) => {
    const [ours, own] = tagTypes[format].split('/');
    return (type === '*' || type === ours) && (subtype === '*' || subtype === own);
  };
  return tagFormats.findIndex(isRequested);
}
