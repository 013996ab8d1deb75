/** The menu, grouped by subject. New entries belong into a group; important pages are also on the start page. */
import { roles } from '../../contracts/access.ts';
import { management } from '../../contracts/index.ts';
import type { IconName } from '../html/icon.ts';
import type { Navigation, Person } from '../html/page.ts';
import { isRoleAllowed } from '../model/access/policy.ts';
import { roleOfPage } from './page-roles.ts';

/** The groups in order. `top` has no heading. */
const groups = ['top', 'Collection', 'Languages', 'Visitors', 'Print', 'Data', 'All texts', 'Service'] as const;

/** Collapsed by default. */
const folded: readonly (typeof groups)[number][] = ['All texts', 'Service'];

/** Its pages are for admins. */
const forAdmins: (typeof groups)[number] = 'Service';

interface Entry {
  group: (typeof groups)[number];
  title: string;
  icon?: IconName;
}

/** The resources' names for people. Invitations are reached from customers and team. */
const records: Record<Exclude<keyof typeof management, 'invitations' | 'teamInvitations'>, Entry> = {
  tags: { group: 'Collection', title: 'Tags', icon: 'tag' },
  places: { group: 'Collection', title: 'Places', icon: 'pin' },
  hardwares: { group: 'Collection', title: 'Hardware', icon: 'chip' },
  translationWork: { group: 'Languages', title: 'Translation work', icon: 'language' },
  translationOrders: { group: 'Languages', title: 'Orders', icon: 'order' },
  keepWords: { group: 'Languages', title: 'Keep words', icon: 'keep' },
  translations: { group: 'All texts', title: 'Translations', icon: 'text' },
  nameTranslations: { group: 'All texts', title: 'Names', icon: 'name' },
  textRecords: { group: 'All texts', title: 'Texts', icon: 'original' },
  reports: { group: 'Visitors', title: 'Reports', icon: 'report' },
  bundleLinks: { group: 'Data', title: 'Bundle links', icon: 'apps' },
  history: { group: 'Data', title: 'History', icon: 'history' },
  bin: { group: 'Data', title: 'Bin', icon: 'bin' },
  team: { group: 'Data', title: 'Team', icon: 'people' },
  look: { group: 'Data', title: 'Look', icon: 'look' },
  customers: { group: 'Data', title: 'Customers', icon: 'person' },
};

/** Pages other than lists of records. */
const tools: Record<string, Entry> = {
  '/': { group: 'top', title: 'Start', icon: 'start' },
  '/pictures/import': { group: 'Collection', title: 'Add pictures', icon: 'import' },
  '/coverage': { group: 'Languages', title: 'Coverage', icon: 'coverage' },
  '/stats/translation': { group: 'Languages', title: 'Characters', icon: 'money' },
  '/stats/reads': { group: 'Visitors', title: 'Reads', icon: 'reads' },
  '/labels': { group: 'Print', title: 'Labels', icon: 'print' },
  '/Tags/mint': { group: 'Print', title: 'Tags in stock', icon: 'qr' },
  '/Tags/import': { group: 'Data', title: 'Import tags', icon: 'import' },
  '/jobs': { group: 'Service', title: 'Translation jobs', icon: 'job' },
  '/providers': { group: 'Service', title: 'Translation providers', icon: 'provider' },
  '/memory': { group: 'Service', title: 'Translation memory', icon: 'memory' },
  '/beacon-uuids': { group: 'Service', title: 'Beacon UUIDs', icon: 'beacon' },
};

const all: [path: string, entry: Entry][] = [
  ...Object.entries(records).map(([resource, entry]): [string, Entry] => [
    management[resource as keyof typeof records].index.path,
    entry,
  ]),
  ...Object.entries(tools),
];

const ofMuseum: readonly string[] = [management.team.index.path, management.look.index.path];

const menu = ({ isAdmin, member }: Pick<Person, 'isAdmin' | 'member'>): Navigation =>
  groups
    .filter((group) => isAdmin || group !== forAdmins)
    .map((group) => ({
      label: group === 'top' ? undefined : group,
      isFolded: folded.includes(group),
      entries: all.flatMap(([path, entry]) =>
        entry.group === group && !isWithheld(path, { isAdmin, member })
          ? [[path, entry.title, entry.icon] as const]
          : [],
      ),
    }))
    .filter(({ entries }) => entries.length > 0);

/** Hides pages that the reader may not open; also team and look from admins, who open these from a museum's page. */
const isWithheld = (path: string, { isAdmin, member }: Pick<Person, 'isAdmin' | 'member'>): boolean =>
  (isAdmin && ofMuseum.includes(path)) || (path !== '/' && !isRoleAllowed(member?.role, roleOfPage('GET', path)));

const [ofAll, ofAdmins] = [menu({ isAdmin: false }), menu({ isAdmin: true })];
const byRole = new Map(roles.map((role) => [role, menu({ isAdmin: false, member: { role, languages: null } })]));

export const navigationOf = ({ isAdmin, member }: Person): Navigation =>
  (member && byRole.get(member.role)) ?? (isAdmin ? ofAdmins : ofAll);
