/** The few types of oidc-provider that the tests use; the package has none. */
declare module 'oidc-provider' {
  import type { IncomingMessage, ServerResponse } from 'node:http';

  interface Grant {
    addOIDCScope(scope: string): void;
    save(): Promise<string>;
  }

  export interface Context {
    oidc: {
      session?: { accountId?: string };
      provider: { Grant: new (of: { clientId: string; accountId: string | undefined }) => Grant };
    };
  }

  export type Stored = Record<string, unknown>;

  export interface Adapter {
    upsert(id: string, payload: Stored): Promise<void>;
    find(id: string): Promise<Stored | undefined>;
    findByUid(uid: string): Promise<Stored | undefined>;
    consume(id: string): Promise<void>;
    destroy(id: string): Promise<void>;
    revokeByGrantId(grantId: string): Promise<void>;
  }

  export interface Configuration {
    adapter: (model: string) => Adapter;
    findAccount: (context: Context, sub: string) => { accountId: string; claims: () => Stored };
    loadExistingGrant: (context: Context) => Promise<Grant>;
    interactions: { url: (context: Context, interaction: { uid: string }) => string };
    pkce: { required: () => boolean };
    [setting: string]: unknown;
  }

  export default class Provider {
    constructor(issuer: string, configuration: Configuration);
    callback(): (req: IncomingMessage, res: ServerResponse) => Promise<void>;
    interactionDetails(req: IncomingMessage, res: ServerResponse): Promise<{ params: Record<string, unknown> }>;
    interactionFinished(req: IncomingMessage, res: ServerResponse, result: unknown): Promise<void>;
  }
}
