/** Passwords: Argon2id at the cost that OWASP names (19 MiB, two passes, one lane). */
import { randomBytes } from 'node:crypto';
import { hash, verify } from '@node-rs/argon2';
import { codePoints, limits, textOf } from '../../../contracts/primitives.ts';
import { isBlank } from '../../../contracts/text.ts';
import { isCommon } from './common-passwords.ts';
import { Line } from './line.ts';
import { MachineTurns, turnsOfMachine } from './machine-turns.ts';

/** Argon2id is the library's default algorithm. */
const full = { memoryCost: 19 * 1024, timeCost: 2, parallelism: 1 };

/** The least that Argon2 takes. */
const least = { memoryCost: 8, timeCost: 1, parallelism: 1 };

let cost = full;

/** Hashes at the least cost, for tests that are about something else. Throws where NODE_ENV is production. */
export function hashCheaply(isCheap: boolean): void {
  if (process.env.NODE_ENV === 'production') throw new Error('Passwords are hashed at full cost in production');
  cost = isCheap ? least : full;
}

/**
 * Who wants a password to be looked at, or to have a new one, stands in line here. Hashing runs on libuv's four threads; one
 * of them is left for files and name look-ups.
 */
export const line = new Line({ atOnce: Math.min(3, turnsOfMachine()), places: 1000 });

/** All processes of the machine together leave a core to everything else. */
let machine: MachineTurns | undefined;
const onMachine = <T>(work: () => Promise<T>): Promise<T> => {
  machine ??= new MachineTurns();
  return machine.inTurn(work);
};

/**
 * What is compared where there is no password: a hash of the same cost that no password has. Who signs in to an account
 * that does not exist waits as long as for a wrong password.
 */
const nobodys = () =>
  `$argon2id$v=19$m=${cost.memoryCost},t=${cost.timeCost},p=${cost.parallelism}$${unpadded(16)}$${unpadded(32)}`;

function unpadded(bytes: number): string {
  return randomBytes(bytes).toString('base64').replaceAll('=', '');
}

/** Keyboards and systems spell the same character in several ways; all of them are the same password. */
const spelled = (password: string) => password.normalize('NFKC');

/**
 * Why somebody with these e-mail addresses can't take a password, to put behind "The password"; undefined where it can be
 * taken. Nobody is asked at the sign-in: a password of before goes on.
 */
export async function passwordMessage(password: string, emails: readonly string[] = []): Promise<string | undefined> {
  const { min, max } = limits.password;
  if (isBlank(password)) return 'is blank';
  if (codePoints(password) < min) return `is too short: at least ${min} characters`;
  const unstorable = textOf(max).safeParse(password).error?.issues[0]?.message;
  if (unstorable !== undefined) return unstorable;
  const plain = spelled(password).trim().toLowerCase();
  if (emails.some((email) => spelled(email).trim().toLowerCase() === plain)) return 'is the e-mail address';
  return (await isCommon(spelled(password))) ? 'is one of the most common ones' : undefined;
}

/**
 * The hash to store, in the PHC string format, for who asks from this network (see `networkOf`); commands stand in line for
 * themselves alone. Throws `passwords_busy` when too many wait for theirs.
 */
export const hashPassword = (password: string, network = ''): Promise<string> =>
  line.inTurn(network, () => onMachine(() => hash(spelled(password), cost)));

/** Whether the password is the hash's; it takes as long where there is no hash. Who asks has stood in `line`. */
export const verifyPassword = (password: string, passwordHash: string | null | undefined): Promise<boolean> =>
  onMachine(() => verify(passwordHash ?? nobodys(), spelled(password)));
