/** Passwords: Argon2id at the cost that OWASP names (19 MiB, two passes, one lane). */
import { randomBytes } from 'node:crypto';
import { availableParallelism } from 'node:os';
import { hash, verify } from '@node-rs/argon2';
import { codePoints, limits, textOf } from '../../../contracts/primitives.ts';
import { isBlank } from '../../../contracts/text.ts';
import { isCommon } from './common-passwords.ts';
import { FairSemaphore } from './fair-semaphore.ts';

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

/** Hashing runs on libuv's four threads; one of them is left for files and name look-ups. */
const mostAtOnce = 3;

/** How many hashes one of so many processes makes at once: together they take no more than the machine's cores. */
export const permitsOf = (processes: number, cores = availableParallelism()): number =>
  Math.min(mostAtOnce, Math.max(1, Math.floor(cores / processes)));

/** What all hashing of this process goes through. */
export const hashing = new FairSemaphore({ permits: permitsOf(1), queue: 1000 });

/** Leaves the cores to so many processes that hash passwords on this machine. */
export function shareCores(processes: number): void {
  hashing.permits = permitsOf(processes);
}

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
 * The hash to store, in the PHC string format, for a request from this network (see `networkOf`); commands queue for themselves
 * alone. Throws `passwords_busy` where too many wait.
 */
export const hashPassword = (password: string, network = ''): Promise<string> =>
  hashing.run(network, () => hash(spelled(password), cost));

/** Whether the password is the hash's; it takes as long where there is no hash. To be called within `hashing.run`. */
export const verifyPassword = (password: string, passwordHash: string | null | undefined): Promise<boolean> =>
  verify(passwordHash ?? nobodys(), spelled(password));
