/** Where a bundle is read by whoever has the key of a link. `publicUrl`: where phones reach the service. */
export const bundleAddress = (publicUrl: string, key: string): string => `${publicUrl}/bundles/${key}`;
