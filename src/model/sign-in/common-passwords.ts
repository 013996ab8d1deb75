/** Common passwords, which are guessed first. */

/** How many of them are refused, among those of sufficient length. */
const refused = 3000;

let common: Promise<ReadonlySet<string>> | undefined;

/**
 * Repetitions and sequences of digits: `00000000`, `123123123`, `87654321`. They are as common, but mostly missing in
 * the list, since zxcvbn detects them by rule.
 */
const goesOn = /^(\d{1,3})\1+$/;
const inARow = ['012345678901234', '432109876543210'];
const longest = 15;

const isPlainNumber = (password: string) =>
  password.length <= longest && (goesOn.test(password) || inARow.some((digits) => digits.includes(password)));

/** Whether a password is among the most common, ignoring case. */
export async function isCommon(password: string): Promise<boolean> {
  if (isPlainNumber(password)) return true;
  // The list is large and rarely needed: it is loaded with the first new password.
  common ??= mostCommon().catch((error) => {
    // The next password tries again, once there are files to open.
    common = undefined;
    throw error;
  });
  return (await common).has(password.toLowerCase());
}

async function mostCommon(): Promise<ReadonlySet<string>> {
  const { dictionary } = await import('@zxcvbn-ts/language-common');
  const found = new Set<string>();
  // The most common first.
  for (const password of dictionary['passwords-common']) {
    if (password.length >= 8) found.add(password.toLowerCase());
    if (found.size === refused) break;
  }
  return found;
}
