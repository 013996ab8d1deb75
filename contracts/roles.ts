/** The least role of a museum's members for each operation on records. */
import { type FigureTable, type Resource, type Role, roles, type TeamResource, type Verb } from './access.ts';

export const isRoleSufficient = (role: Role, least: Role): boolean => roles.indexOf(role) >= roles.indexOf(least);

type Roles = Partial<Record<Verb, Role>>;

const read = { index: 'viewer', show: 'viewer', history: 'viewer' } as const;
const written = { ...read, create: 'editor', update: 'editor', destroy: 'editor' } as const;
const pictured = { setPicture: 'editor', destroyPicture: 'editor' } as const;
/** For translations by hand; machine translation and deletions require an editor. */
const translated = {
  ...read,
  create: 'translator',
  update: 'translator',
  confirm: 'translator',
  toMachine: 'editor',
  destroy: 'editor',
} as const;

/** Operations that are missing in this table are closed to members of any role. */
export const requiredRoles: Record<Resource | TeamResource | FigureTable, Roles> = {
  tags: { ...written, ...pictured, bulk: 'editor', mint: 'editor', import: 'editor', work: 'viewer', count: 'viewer' },
  text_records: written,
  translations: translated,
  name_translations: translated,
  hardwares: written,
  places: { ...written, ...pictured },
  // A member's own record alone.
  customers: { ...read, update: 'viewer' },
  reports: { index: 'viewer', show: 'viewer', right: 'translator', translate: 'editor', destroy: 'translator' },
  bundle_links: { index: 'viewer', create: 'manager', destroy: 'manager' },
  keep_words: { index: 'viewer', create: 'editor', destroy: 'editor' },
  invitations: {},
  history: { index: 'viewer', restore: 'translator', undo: 'editor' },
  bin: { index: 'viewer', show: 'viewer', restore: 'editor', destroy: 'manager' },
  translation_orders: {
    index: 'viewer',
    show: 'viewer',
    items: 'viewer',
    create: 'editor',
    cancel: 'editor',
    retry: 'editor',
  },
  reads: { count: 'viewer' },
  translation_figures: { count: 'viewer' },
  team: { index: 'manager', update: 'manager', destroy: 'manager' },
  team_invitations: { index: 'manager', create: 'manager', destroy: 'manager' },
  look: { show: 'manager', update: 'manager', setPicture: 'manager', destroyPicture: 'manager' },
};
