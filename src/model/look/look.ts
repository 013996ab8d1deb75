/** A museum's look: its branding on the pages for visitors. */
import { Model } from 'objection';
import type { Actor } from '../../../contracts/access.ts';
import type { LookChanges, Look as ShownLook } from '../../../contracts/management/look.ts';
import { pictureAddress } from '../../../contracts/pictures.ts';
import type { Database } from '../../database/connect.ts';
import { inTransaction, type Transaction } from '../../database/transaction.ts';
import { type ConstraintMessages, withConstraintMessages } from '../../database/write.ts';
import { authorise } from '../access/policy.ts';
import { Customer } from '../customer.ts';
import { convertPicture, type PictureMaker, storePicture } from '../pictures/picture.ts';

/** The fields of a look; null where nothing was chosen. */
export type LookFields = Omit<ShownLook, 'id' | 'logo_url'> & {
  /** The hash of the picture. */
  logo: string | null;
};

const none: LookFields = { display_name: null, colour: null, imprint_url: null, privacy_url: null, logo: null };

/** For an admin who writes for a museum. */
const goneOwner: ConstraintMessages = {
  looks_customer_id_fkey: ['base', 'belongs to a customer that is gone'],
  picture_owners_customer_id_fkey: ['base', 'belongs to a customer that is gone'],
};

interface LogoUpload {
  maker: PictureMaker;
  files: readonly Buffer[];
}

/** The address of a logo, which may be transparent. */
export const logoAddress = (publicUrl: string, logo: string | null): string | null =>
  logo === null ? null : pictureAddress(publicUrl, logo, '320.webp');

export class Look extends Model implements LookFields {
  static override tableName = 'looks';
  static override idColumn = 'customer_id';

  declare customer_id: number;
  declare display_name: LookFields['display_name'];
  declare colour: LookFields['colour'];
  declare imprint_url: LookFields['imprint_url'];
  declare privacy_url: LookFields['privacy_url'];
  declare logo: LookFields['logo'];

  static async of(db: Database, actor: Actor, museum: number): Promise<LookFields> {
    authorise(actor, 'look', 'show');
    return (await Look.query(db).findById(museum)) ?? none;
  }

  /** Sets the given fields only, so that concurrent changes of different fields do not overwrite each other. */
  static async change(db: Database, actor: Actor, museum: number, given: LookChanges): Promise<LookFields> {
    authorise(actor, 'look', 'update');
    await withConstraintMessages(goneOwner, () => Look.set(db, museum, given));
    return Look.of(db, actor, museum);
  }

  private static async set(db: Database, museum: number, given: Partial<LookFields>): Promise<void> {
    const names = (Object.keys(none) as (keyof LookFields)[]).filter((name) => given[name] !== undefined);
    const fields = Object.fromEntries(names.map((name) => [name, given[name]]));
    if (names.length === 0) return;
    await Look.query(db)
      .insert({ customer_id: museum, ...fields })
      .onConflict('customer_id')
      .merge(names);
  }

  /** Throws as `convertPicture` and `storePicture` do. */
  static async setLogo(db: Database, actor: Actor, museum: number, { maker, files }: LogoUpload): Promise<LookFields> {
    authorise(actor, 'look', 'setPicture');
    const ready = await convertPicture(db, maker, files);
    const keep = async (trx: Transaction) => Look.set(trx, museum, { logo: await storePicture(trx, museum, ready) });
    await withConstraintMessages(goneOwner, () => inTransaction(db, keep));
    return Look.of(db, actor, museum);
  }

  static async destroyLogo(db: Database, actor: Actor, museum: number): Promise<void> {
    authorise(actor, 'look', 'destroyPicture');
    await Look.query(db).findById(museum).patch({ logo: null });
  }

  /** The display name in letters about an account: for a member, that of its museum. */
  static async nameFor(db: Database, account: number): Promise<string | null> {
    const museum = Customer.query(db).findById(account).select(Customer.raw('coalesce(member_of, id)'));
    return (await Look.query(db).findOne('customer_id', museum))?.display_name ?? null;
  }
}
