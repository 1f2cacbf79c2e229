import type { Snapshot } from '@weefsel/federation/server';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import {
  BUILD_MANIFEST,
  LATEST_BUILD,
  type BuildManifest,
  type LatestBuild,
} from '../../navigation/build-files';
import { draftsBuild } from '../request/preview/content/drafts-build';
import type { ShellAssets } from '../render/shell-assets';

/** Serves the shell's newest build id to open tabs, and the manifest to the router. */
export function buildRoutes(
  app: FastifyInstance,
  { build }: Pick<ShellAssets, 'build'>,
  remotes: { current: () => Pick<Snapshot, 'redirects'> },
  seesDrafts: (request: FastifyRequest) => boolean | undefined = () => false,
): void {
  app.get(LATEST_BUILD, (request, reply) =>
    reply
      .header('cache-control', 'no-store')
      .send({ build: seesDrafts(request) ? draftsBuild(build) : build } satisfies LatestBuild),
  );
  app.get(BUILD_MANIFEST, (_request, reply) =>
    reply
      .header('cache-control', 'no-cache')
      .send({ build, redirects: remotes.current().redirects ?? {} } satisfies BuildManifest),
  );
}
