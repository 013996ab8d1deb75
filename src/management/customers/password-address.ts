/**
 * The address where the holder of a link's token chooses a new password. `publicUrl`: where people reach the service.
 */
export const passwordAddress = (publicUrl: string, token: string): string => `${publicUrl}/password/new?token=${token}`;
