/** In which format a tag is answered at its address: as it is asked for by name, else by the header `Accept` (RFC 9110). */
import Negotiator from 'negotiator';
import { type TagFormat, tagFormats, tagTypes } from '../../contracts/visitors.ts';
import { remembering } from '../http/remembering.ts';

/** What we have, the dearest first. */
const types: string[] = tagFormats.map((format) => tagTypes[format]);

/** The format that is wanted; undefined where nothing that we have is acceptable. `named`: what an address says. */
export function formatWanted(named: unknown, accept = ''): TagFormat | undefined {
  return tagFormats.find((each) => each === named) ?? (formatAccepted(accept) || undefined);
}

/** False where nothing is. */
const formatAccepted = remembering((accept): TagFormat | false => {
  const ranges = (accept.match(elements) ?? []).filter((range) => range.trim() !== '');
  // Whoever says nothing that can be understood is a person with a browser.
  if (ranges.length === 0 || !ranges.every((range) => mediaRange.test(range))) return 'html';
  // Among equals the library takes what is named first. Here that is what we would rather send: their order means nothing.
  const ours = ranges.filter((range) => rank(range) !== -1).sort((a, b) => rank(a) - rank(b));
  const header = ours.slice(0, most).map(withoutParameters).join();
  const [type] = new Negotiator({ headers: { accept: header } }).mediaTypes(types);
  return (type !== undefined && tagFormats[types.indexOf(type)]) || false;
});

/** No client names our types as often; whoever does is not read to the end. */
const most = 32;

/** Split by commas, but for those in quotes. A quotation mark that is never closed takes all that is left, so that nothing is read twice. */
const elements = /(?:"(?:\\.|[^"\\])*(?:"|\\?$)|[^,"])+/g;

const token = "[!#$%&'+.^_`|~\\w-]+";
const weight = '[qQ]=(?:0(?:\\.\\d{0,3})?|1(?:\\.0{0,3})?)(?![\\w.])';
const other = `(?![qQ]=)${token}=(?:${token}|"(?:\\\\.|[^"\\\\])*")`;
const parameter = `(?:${weight}|${other})`;
const mediaRange = new RegExp(
  `^[ \\t]*(?:\\*/\\*|${token}/(?:\\*|${token}))(?:[ \\t]*;(?:[ \\t]*${parameter})?)*[ \\t]*$`,
);

/** A version, a level or a profile of a type: there is one of each of ours, and it is better than none. */
const withoutParameters = (range: string): string => range.replaceAll(new RegExp(`;[ \\t]*${other}`, 'g'), '');

/** The place of the first of our types that a range may mean; -1 where it means none. */
function rank(range: string): number {
  const [type = '', subtype = ''] = range
    .trim()
    .toLowerCase()
    .split(/[/;\s]/);
  const isMeant = (format: TagFormat) => {
    const [ours, own] = tagTypes[format].split('/');
    return (type === '*' || type === ours) && (subtype === '*' || subtype === own);
  };
  return tagFormats.findIndex(isMeant);
}
