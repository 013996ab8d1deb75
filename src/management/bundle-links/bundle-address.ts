/** The address of a bundle for holders of a link's key. `publicUrl`: where phones reach the service. */
export const bundleAddress = (publicUrl: string, key: string): string => `${publicUrl}/bundles/${key}`;
