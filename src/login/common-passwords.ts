/** Passwords that are guessed first, since so many people have them. */

/** How many of them are refused, of those that are long enough to be one here. */
const refused = 3000;

let common: Promise<ReadonlySet<string>> | undefined;

/** Whether a password is one of the most common, in whatever case. */
export async function isCommon(password: string): Promise<boolean> {
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
