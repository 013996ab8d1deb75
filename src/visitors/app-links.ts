/**
 * Association files by which phones open links to tags in apps: Apple's universal links and Android's app links. Phones
 * request them at the root of the host, whatever the prefix.
 */
import { type IRouter, Router } from 'express';
import type { AndroidApp } from '../config/app-links.ts';
import { refuseOtherMethods } from '../http/api.ts';
import { allowEmbedding, apiHeaders } from '../http/headers.ts';

interface AppLinks {
  /** The path of the public URL. */
  prefix: string;
  iosAppIds: readonly string[];
  androidApps: readonly AndroidApp[];
}

/** The directory of RFC 8615. */
export const wellKnown = '/.well-known';

/** The files below `wellKnown`; none where no app is configured. */
export function appLinks({ prefix, iosAppIds, androidApps }: AppLinks): IRouter {
  const router = Router();
  const tags = [{ '/': `${prefix}/t/*` }];
  const publish = (path: string, body: unknown) => {
    router.all(path, allowEmbedding, apiHeaders);
    router.get(path, (_req, res) => void res.json(body));
    router.all(path, refuseOtherMethods(['GET', 'HEAD', 'OPTIONS']));
  };
  if (iosAppIds.length > 0)
    publish('/apple-app-site-association', {
      applinks: { details: [{ appIDs: iosAppIds, components: tags }] },
    });
  if (androidApps.length > 0) publish('/assetlinks.json', statements(androidApps, tags));
  return router;
}

const toOpenLinks = 'delegate_permission/common.handle_all_urls';

/** A statement for each package, with all its signing certificates. Android before 15 uses only the app's manifest. */
const statements = (apps: readonly AndroidApp[], components: unknown) =>
  [...Map.groupBy(apps, (app) => app.package)].map(([name, signed]) => ({
    relation: [toOpenLinks],
    target: {
      namespace: 'android_app',
      package_name: name,
      sha256_cert_fingerprints: [...new Set(signed.map(({ fingerprint }) => fingerprint))],
    },
    relation_extensions: { [toOpenLinks]: { dynamic_app_link_components: components } },
  }));
