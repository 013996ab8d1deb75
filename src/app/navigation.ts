/**
 * The menu: a few pages that are always visible, and collapsible groups. New entries belong into a group: the top must
 * fit into 1280 pixels. Important pages are also on the start page.
 */
import { roles } from '../../contracts/access.ts';
import { management } from '../../contracts/index.ts';
import type { Navigation, Person } from '../html/page.ts';
import { mayBeBy } from '../model/access/policy.ts';
import { roleOfPage } from './page-roles.ts';

/** The groups, in their order. `top`: always in sight. */
const groups = ['top', 'Records', 'Visitors', 'Translation', 'Administration'] as const;

interface Entry {
  group: (typeof groups)[number];
  title: string;
}

/** The resources' names for people, in the order of the groups. Invitations are reached from customers and team. */
const records: Record<Exclude<keyof typeof management, 'invitations' | 'teamInvitations'>, Entry> = {
  tags: { group: 'top', title: 'Tags' },
  places: { group: 'top', title: 'Places' },
  history: { group: 'top', title: 'History' },
  textRecords: { group: 'Records', title: 'Texts' },
  translations: { group: 'Records', title: 'Translations' },
  nameTranslations: { group: 'Records', title: 'Names' },
  hardwares: { group: 'Records', title: 'Hardware' },
  customers: { group: 'Records', title: 'Customers' },
  team: { group: 'Records', title: 'Team' },
  translationWork: { group: 'Translation', title: 'Work' },
  reports: { group: 'Visitors', title: 'Reports' },
  bundleLinks: { group: 'Visitors', title: 'Bundles' },
  translationOrders: { group: 'Translation', title: 'Orders' },
};

/** Pages other than lists of records. Those of the last group are for admins. */
const tools: Record<string, Entry> = {
  '/stats/reads': { group: 'Visitors', title: 'Reads' },
  '/stats/translation': { group: 'Translation', title: 'Characters' },
  '/coverage': { group: 'Translation', title: 'Coverage' },
  '/jobs': { group: 'Administration', title: 'Jobs' },
  '/providers': { group: 'Administration', title: 'Providers' },
  '/memory': { group: 'Administration', title: 'Memory' },
  '/beacon-uuids': { group: 'Administration', title: 'Beacons' },
};

const all: [path: string, entry: Entry][] = [
  ...Object.entries(records).map(([resource, entry]): [string, Entry] => [
    management[resource as keyof typeof records].index.path,
    entry,
  ]),
  ...Object.entries(tools),
];

const menu = ({ isAdmin, member }: Pick<Person, 'isAdmin' | 'member'>): Navigation =>
  groups
    .filter((group) => isAdmin || group !== 'Administration')
    .map((group) => ({
      label: group === 'top' ? undefined : group,
      entries: all.flatMap(([path, entry]) =>
        entry.group === group && !isWithheld(path, { isAdmin, member }) ? [[path, entry.title] as const] : [],
      ),
    }));

/** An admin names a museum to see its team; and a member's role has to suffice. */
const isWithheld = (path: string, { isAdmin, member }: Pick<Person, 'isAdmin' | 'member'>): boolean =>
  (isAdmin && path === management.team.index.path) || !mayBeBy(member?.role, roleOfPage('GET', path));

const [forAll, forAdmins] = [menu({ isAdmin: false }), menu({ isAdmin: true })];
const byRole = new Map(roles.map((role) => [role, menu({ isAdmin: false, member: { role } })]));

export const navigationOf = ({ isAdmin, member }: Person): Navigation =>
  (member && byRole.get(member.role)) ?? (isAdmin ? forAdmins : forAll);
