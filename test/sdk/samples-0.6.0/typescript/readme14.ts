import { TagInformationClient } from '@tag-information-service/client';

declare const keychain: { read(): Promise<string | undefined>; write(token: string): Promise<void> };
declare const signInAgain: () => Promise<string | undefined>;

const renewing = new TagInformationClient({
  baseUrl: 'http://127.0.0.1:3000',
  token: () => keychain.read(),
  renewToken: async () => {
    const token = await signInAgain();
    if (token) await keychain.write(token);
    return token;
  },
});
await renewing.showMyTags();
