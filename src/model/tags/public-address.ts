/** The public address of a tag, printed in its code. `publicUrl`: where phones reach the service. */
export const publicAddress = (publicUrl: string, { tag_identifier }: { tag_identifier: string }): string =>
  `${publicUrl}/t/${tag_identifier}`;
