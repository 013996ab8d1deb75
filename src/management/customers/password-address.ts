/** Where a new password is chosen by whoever has the token of a link. `publicUrl`: where people reach the service. */
export const passwordAddress = (publicUrl: string, token: string): string => `${publicUrl}/password/new?token=${token}`;
