/** Where visitors read a tag, and what its code leads to. `publicUrl`: where phones reach the service. */
export const publicAddress = (publicUrl: string, { tag_identifier }: { tag_identifier: string }): string =>
  `${publicUrl}/t/${tag_identifier}`;
