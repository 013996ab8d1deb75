/** Where an invitation is accepted by whoever has its token. `publicUrl`: where people reach the service. */
export const invitationAddress = (publicUrl: string, token: string): string => `${publicUrl}/invitation?token=${token}`;
