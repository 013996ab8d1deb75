/** Warnings at the start about data that people should correct. The service runs all the same. */
import type { Logger } from 'pino';
import type { Database } from '../database/connect.ts';
import { Customer } from '../model/customer.ts';
import { Hardware } from '../model/hardware.ts';
import { findReferenceTwins } from '../model/tags/reference.ts';

/** Without the database the next start warns. */
export async function logDataWarnings(db: Database, log: Logger): Promise<void> {
  // These admins are locked out, which shows nowhere else.
  const admins = await Customer.adminsWithoutPassword(db).catch(() => []);
  const customers = admins.map(({ id }) => id);
  if (customers.length > 0)
    log.warn({ customers }, 'admins without a password cannot sign in: npm run customer -- password gives them one');
  const twins = (await Customer.emailTwins(db).catch(() => [])).map(({ id }) => id);
  if (twins.length > 0)
    log.warn(
      { customers: twins },
      "customers whose e-mail address is another customer's in another spelling: both stay",
    );
  const tags = await findReferenceTwins(db).catch(() => []);
  if (tags.length > 0)
    log.warn(
      { tags },
      'tags whose reference another tag has, but for white space or composition: imports find the other',
    );
  const hardwares = await Hardware.twins(db).catch(() => []);
  if (hardwares.length > 0)
    log.warn({ hardwares }, 'hardware that an older item stands for, in another spelling: nothing leads to these');
}
