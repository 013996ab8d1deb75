/** Passwords that are guessed first, since so many people have them. */

/** How many of them are refused, of those that are long enough to be one here. */
const refused = 3000;

let common: Promise<ReadonlySet<string>> | undefined;

/**
 * Numbers that go on as they begin: `00000000`, `123123123`, `87654321`. They are as common as the others, but the list has
 * few of them, since zxcvbn itself finds them without one.
 */
const goesOn = /^(\d{1,3})\1+$/;
const inARow = ['012345678901234', '432109876543210'];
const longest = 15;

const isPlainNumber = (password: string) =>
  password.length <= longest && (goesOn.test(password) || inARow.some((digits) => digits.includes(password)));

/** Whether a password is one of the most common, in whatever case. */
export async function isCommon(password: string): Promise<boolean> {
  if (isPlainNumber(password)) return true;
  // The list is large, and hardly ever asked: it is read when somebody first sets a password.
  common ??= mostCommon();
  return (await common).has(password.toLowerCase());
}

async function mostCommon(): Promise<ReadonlySet<string>> {
  const { dictionary } = await import('@zxcvbn-ts/language-common');
  const found = new Set<string>();
  // The most common comes first.
  for (const password of dictionary['passwords-common']) {
    if (password.length >= 8) found.add(password.toLowerCase());
    if (found.size === refused) break;
  }
  return found;
}
