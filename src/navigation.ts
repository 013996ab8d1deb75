/** Where the pages' navigation leads. */
import { management } from '../contracts/index.ts';
import type { Navigation, Person } from './html/page.ts';

/** What people call the resources, in the order in which they are listed. Invitations are found beside the customers. */
const titles: Record<Exclude<keyof typeof management, 'invitations'>, string> = {
  tags: 'Tags',
  textRecords: 'Texts',
  translations: 'Translations',
  nameTranslations: 'Names',
  hardwares: 'Hardware',
  places: 'Places',
  reports: 'Reports',
  bundleLinks: 'Bundles',
  customers: 'Customers',
  history: 'History',
};

const records = Object.entries(titles).map(
  ([resource, title]) => [management[resource as keyof typeof titles].index.path, title] as const,
);

const tools = [
  ['/jobs', 'Jobs'],
  ['/providers', 'Providers'],
  ['/beacon-uuids', 'Beacons'],
] as const;

export const navigationOf = ({ isAdmin }: Person): Navigation => [
  { label: 'Records', entries: records },
  { label: 'Administration', entries: isAdmin ? tools : [] },
];
