/** Password hashing: Argon2id at OWASP's cost (19 MiB, two passes, one lane), behind a semaphore. */
import { randomBytes } from 'node:crypto';
import { availableParallelism } from 'node:os';
import { hash, verify } from '@node-rs/argon2';
import { codePoints, limits, storableText } from '../../../contracts/primitives.ts';
import { isBlank } from '../../../contracts/text.ts';
import { Failure } from '../../errors.ts';
import { FairSemaphore } from '../fair-semaphore.ts';
import { isCommon } from './common-passwords.ts';

/** Argon2id is the library's default algorithm. */
const full = { memoryCost: 19 * 1024, timeCost: 2, parallelism: 1 };

/** Argon2's minimum. */
const cheapCost = { memoryCost: 8, timeCost: 1, parallelism: 1 };

let cost = full;

/** Minimum cost, for tests of other things. Throws where NODE_ENV is production. */
export function hashCheaply(isCheap: boolean): void {
  if (process.env.NODE_ENV === 'production') throw new Error('Passwords are hashed at full cost in production');
  cost = isCheap ? cheapCost : full;
}

/** Hashing runs on libuv's four threads; one of them stays free for files and DNS. */
const maxConcurrentHashes = 3;

/** Concurrent hashes of one of so many processes: together at most the machine's cores. */
export const hashPermits = (processes: number, cores = availableParallelism()): number =>
  Math.min(maxConcurrentHashes, Math.max(1, Math.floor(cores / processes)));

/** The semaphore of all hashing in this process, fair to networks. A quarter of its queue is the most for one. */
export const hashSemaphore = new FairSemaphore({
  permits: hashPermits(1),
  queue: { all: 1000, ofOne: 250 },
  // An estimate: the time for the network's own.
  refusal: (waiting) => new Failure('passwords_busy', { retryAfter: waiting / 25 }),
});

/** Divides the cores among so many processes of this machine. */
export function shareCores(processes: number): void {
  hashSemaphore.permits = hashPermits(processes);
}

/**
 * A hash of the same cost without a password, compared where there is no account: the answer takes as long as for a
 * wrong password.
 */
const dummyHash = () =>
  `$argon2id$v=19$m=${cost.memoryCost},t=${cost.timeCost},p=${cost.parallelism}$${unpadded(16)}$${unpadded(32)}`;

function unpadded(bytes: number): string {
  return randomBytes(bytes).toString('base64').replaceAll('=', '');
}

/** Unicode normalisation: keyboards and systems encode the same character in several ways. */
const spelled = (password: string) => password.normalize('NFKC');

/**
 * The reason for refusing a new password for these e-mail addresses, to follow "The password"; undefined where it is
 * accepted. Checked for new passwords only, never at sign-in.
 */
export async function passwordMessage(password: string, emails: readonly string[] = []): Promise<string | undefined> {
  const { min, max } = limits.password;
  if (isBlank(password)) return 'is blank';
  if (codePoints(password) < min) return `is too short: at least ${min} characters`;
  const unstorable = storableText(max).safeParse(password).error?.issues[0]?.message;
  if (unstorable !== undefined) return unstorable;
  const plain = spelled(password).trim().toLowerCase();
  if (emails.some((email) => spelled(email).trim().toLowerCase() === plain)) return 'is the e-mail address';
  return (await isCommon(spelled(password))) ? 'is one of the most common ones' : undefined;
}

/**
 * The hash to store, in the PHC string format, queued for a network (see `networkOf`); commands have a queue of their
 * own. Throws `passwords_busy` where the queue is full.
 */
export const hashPassword = (password: string, network = ''): Promise<string> =>
  hashSemaphore.run(network, () => hash(spelled(password), cost));

/** Whether the password matches the hash; it takes as long without a hash. To be called within `hashing.run`. */
export const verifyPassword = (password: string, passwordHash: string | null | undefined): Promise<boolean> =>
  verify(passwordHash ?? dummyHash(), spelled(password));
