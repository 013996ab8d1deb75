/**
 * The least role of a member for each page, by method and path: that of its operation, or one of its own. Pages in
 * neither table are closed to members.
 */
import type { ResourceOperation, Role } from '../../contracts/access.ts';
import { figures, management } from '../../contracts/index.ts';
import type { Person } from '../html/page.ts';
import { routesOf } from '../http/api.ts';
import { isRoleAllowed } from '../model/access/policy.ts';

/** Roles of pages, files and forms without an operation. */
const own: Record<string, Role> = {
  'GET /search': 'viewer',
  'GET /Tags/export.csv': 'viewer',
  'GET /Tags/export.ndjson': 'viewer',
  'GET /Tags/export.xlsx': 'viewer',
  'GET /Tags/import': 'editor',
  'GET /Tags/import/look': 'editor',
  'POST /Tags/import/look': 'editor',
  'GET /Tags/import/:id': 'editor',
  'GET /Tags/import/:id/left-out.csv': 'editor',
  'GET /Tags/import/:id/left-out.xlsx': 'editor',
  'GET /Tags/template.csv': 'viewer',
  'GET /Tags/template.xlsx': 'viewer',
  'GET /Tags/mint': 'editor',
  'POST /Tags/mint/places': 'editor',
  'POST /Tags/new': 'editor',
  'GET /Tags/:id/fill': 'editor',
  'POST /Tags/:id/fill': 'editor',
  'GET /Tags/:id/languages': 'viewer',
  'POST /Tags/:id/languages': 'editor',
  'GET /Tags/:id/ndef': 'viewer',
  'GET /Tags/:id/ndef.json': 'viewer',
  'GET /Tags/:id/preview': 'viewer',
  'GET /Tags/:id/qr': 'viewer',
  'GET /Tags/:id/qr.png': 'viewer',
  'GET /Tags/:id/qr.svg': 'viewer',
  'GET /history/change_sets/:id': 'viewer',
  'GET /pictures/import': 'editor',
  'POST /pictures/import': 'editor',
  'GET /labels': 'editor',
  'GET /labels.css': 'editor',
  'POST /look': 'manager',
  'GET /translation_orders/:id/events': 'viewer',
  'POST /translation_work': 'translator',
  'POST /translation_work/checks': 'translator',
  'GET /translation_work/similar': 'translator',
};

interface Rule {
  method: string;
  segments: string[];
  role: Role | undefined;
}

const segmentsOf = (path: string): string[] => path.toLowerCase().replace(/\/$/, '').split('/');

/** An operation's own page, and the forms that lead to it. */
function pagesOf(method: string, path: string, { verb, role }: ResourceOperation): Rule[] {
  const rule = (by: string, at: string): Rule => ({ method: by, segments: segmentsOf(at), role });
  if (verb === 'create') return [rule(method, path), rule('GET', `${path}/new`)];
  if (verb === 'update') return [rule(method, path), rule('GET', `${path}/edit`)];
  return [rule(method, path)];
}

const rules: Rule[] = [
  ...Object.entries(own).map(([address, role]): Rule => {
    const [method = '', path = ''] = address.split(' ');
    return { method, segments: segmentsOf(path), role };
  }),
  ...[...routesOf(management), ...routesOf(figures)].flatMap(({ method, path, metadata }) =>
    pagesOf(method, path, metadata as ResourceOperation),
  ),
];

const isParameter = (segment: string) => segment.startsWith(':');
const parametersIn = ({ segments }: Rule) => segments.filter(isParameter).length;

/** Matches paths as Express does: fixed paths before those with parameters, ignoring case. */
const byFixed = rules.toSorted((one, other) => parametersIn(one) - parametersIn(other));

/** `path`: below the prefix, still encoded. Undefined for a page that is closed to members. */
export function roleOfPage(method: string, path: string): Role | undefined {
  const [requested, given] = [method === 'HEAD' ? 'GET' : method, segmentsOf(path)];
  const matchesRule = ({ method: by, segments }: Rule) =>
    by === requested &&
    segments.length === given.length &&
    segments.every((segment, at) => (isParameter(segment) ? given[at] !== '' : segment === given[at]));
  return byFixed.find(matchesRule)?.role;
}

/** The first path segments of all these pages; other pages, such as signing out, are open to everybody. */
const managed = new Set(rules.map(({ segments }) => segments[1]));

/** Whether a person may open the address of a page, below the prefix: pages omit other links. */
export function mayOpen({ member }: Person, method: string, address: string): boolean {
  const [path = ''] = address.split('?');
  if (!path.startsWith('/') || !managed.has(segmentsOf(path)[1])) return true;
  return isRoleAllowed(member?.role, roleOfPage(method, path));
}
