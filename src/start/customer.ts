/** `npm run customer`: makes customers, and gives them new passwords. */
import { parseArgs } from 'node:util';
import { UniqueViolationError } from 'objection';
import { type Role, roles } from '../../contracts/access.ts';
import { limits } from '../../contracts/primitives.ts';
import { isBlank } from '../../contracts/text.ts';
import { type Config, ConfigurationError, loadConfig } from '../config.ts';
import { connect, type Database } from '../database/connect.ts';
import { causeOf } from '../database/failures.ts';
import { settingsOfWay } from '../database/transaction-writer.ts';
import { migrateToLatest } from '../migrate.ts';
import { Customer } from '../model/customer.ts';
import { isEmail, isNewEmail } from '../model/email.ts';
import { addMember } from '../model/team/acceptance.ts';
import { borrowDatabase } from './database.ts';
import { readPassword, UsageError } from './read-password.ts';

const usage = `Usage:
  npm run customer -- create --email E [--role admin] [--name N]
  npm run customer -- create --email E --member-of MUSEUM --role viewer|translator|editor|manager [--name N]
  npm run customer -- password --email E

MUSEUM is the e-mail address or the number of the customer that the new one works for.
The password is asked for, or read from standard input. A new password signs its customer out everywhere.
The customers are those of DATABASE_URL, or else of the embedded PostgreSQL in DATA_DIR.`;

interface Command {
  command: 'create' | 'password';
  email: string;
  role?: string | undefined;
  name?: string | undefined;
  /** The e-mail address or the id of a museum. */
  memberOf?: string | undefined;
}

/** What the command line asks for. Throws a `UsageError`. */
function readCommand(): Command {
  const { positionals, values } = parse();
  const [command, ...rest] = positionals;
  const { email, password, role, name, 'member-of': memberOf } = values;
  if (password !== undefined) {
    throw new UsageError('A password on the command line is seen by others: leave it out, and it is asked for.');
  }
  if ((command !== 'create' && command !== 'password') || rest.length > 0) throw new UsageError(usage);
  const isUsable = command === 'create' ? isNewEmail : isEmail;
  if (email === undefined || !isUsable(email))
    throw new UsageError(`--email is missing, or no e-mail address.\n\n${usage}`);
  if (command === 'password' && (role ?? name ?? memberOf) !== undefined)
    throw new UsageError('`password` takes --email only.');
  if (memberOf !== undefined && !roles.some((each) => each === role))
    throw new UsageError(`--role of a member is one of ${roles.join(', ')}.`);
  if (role !== undefined && role !== 'admin' && role.toLowerCase() === 'admin') {
    throw new UsageError('The role is written "admin", in lower case; any other word has no power.');
  }
  if (role !== undefined && (role.trim() === '' || role.length > 50))
    throw new UsageError('--role has 1 to 50 characters.');
  if (name !== undefined && name.length > limits.name)
    throw new UsageError(`--name has at most ${limits.name} characters.`);
  return { command, email, role, name: isBlank(name) ? undefined : name, memberOf };
}

function parse() {
  const text = { type: 'string' } as const;
  try {
    const options = { email: text, role: text, name: text, password: text, 'member-of': text };
    return parseArgs({ allowPositionals: true, options });
  } catch (error) {
    throw new UsageError(`${(error as Error).message}\n\n${usage}`, { cause: error });
  }
}

/** Runs work on the database; starts an embedded one for that time if it does not run yet. */
async function withDatabase(config: Config, work: (db: Database) => Promise<void>): Promise<void> {
  const embedded = config.databaseUrl ? undefined : await borrowDatabase(config.dataDir);
  const url = config.databaseUrl ?? (embedded?.url as string);
  try {
    if (embedded) await migrateToLatest(url, { beaconUuids: config.beaconUuids });
    const db = connect(url, { pool: 1, name: 'customer', settings: settingsOfWay('command') });
    await work(db).finally(() => db.destroy());
  } finally {
    await embedded?.stop();
  }
}

async function create(db: Database, { email, role, name, memberOf }: Command, password: string): Promise<void> {
  try {
    const customer =
      memberOf === undefined
        ? await Customer.add(db, { email, role, name, password })
        : await addMember(db, await museumCalled(db, memberOf), { email, name, password, role: role as Role });
    const at = memberOf === undefined ? '' : ` of ${memberOf}`;
    console.log(`Customer ${customer.id} is made: ${customer.email}${role ? `, ${role}${at}` : ''}.`);
  } catch (error) {
    if (!(error instanceof UniqueViolationError)) throw error;
    throw new UsageError('There is a customer with this e-mail address already; `password` gives it a new password.');
  }
}

/** The customer with this e-mail address or number, which can have a team. */
async function museumCalled(db: Database, given: string): Promise<number> {
  const museum = /^\d+$/.test(given)
    ? await Customer.query(db).findById(Number(given))
    : await Customer.byEmail(db, given);
  if (!museum) throw new UsageError('--member-of names no customer.');
  if (museum.member_of) throw new UsageError('--member-of names a member of a team, who has none.');
  if (museum.isAdmin) throw new UsageError('--member-of names an admin, who has no team.');
  return museum.id;
}

async function changePassword(db: Database, { email }: Command, password: string): Promise<void> {
  const customer = await Customer.byEmail(db, email);
  if (!customer) throw new UsageError('There is no customer with this e-mail address.');
  const ended = await customer.setPassword(db, password);
  console.log(`${customer.email} has the new password; sign-ins that it ended: ${ended}.`);
}

async function run(): Promise<void> {
  const options = readCommand();
  const config = loadConfig();
  const password = await readPassword(options.email);
  await withDatabase(config, (db) => (options.command === 'create' ? create : changePassword)(db, options, password));
}

/** The error as a sentence, without a stack trace. */
function explain(error: unknown): string {
  if (error instanceof UsageError || error instanceof ConfigurationError) return error.message;
  const { nativeError = error } = error as { nativeError?: unknown };
  const { code } = nativeError as { code?: string };
  if (code === '42P01') return 'The database has no tables yet: `npm run migrate` makes them.';
  return `The customer could not be written: ${causeOf(error)}`;
}

try {
  await run();
} catch (error) {
  console.error(explain(error));
  process.exitCode = 1;
}
