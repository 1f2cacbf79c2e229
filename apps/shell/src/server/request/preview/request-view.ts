// The type of `request.cookies` needs this import.
import type {} from '@fastify/cookie';
import type { RemoteName } from '@weefsel/contracts';
import { readPass, SHELL, type PreviewPass, type TrustedKeys } from '@weefsel/federation/composition';
import type { Snapshot } from '@weefsel/federation/server';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { LiveRemotes } from '../live-remotes';
import type { DraftsContent } from './content/drafts-content';
import { previewBadge } from './preview-badge';

/** Cookie with the pass of a browser that sees a preview. */
export const PREVIEW_COOKIE = 'weefsel-preview';

/** The versions and drafts that a request sees. */
export interface RequestView {
  snapshot: Snapshot;
  /** The preview badge for the HTML; the page is for this browser only. */
  badge?: string;
  /** The content service with an editor's drafts, for this page only. */
  drafts?: DraftsContent;
  /** Name of a preview in which nothing can be ordered: its versions are not known to work together. */
  noOrdersIn?: string;
}

/** The view of a request. */
export type ViewFor = (request: FastifyRequest) => Promise<RequestView>;

/** True when the versions of a snapshot are known to work together. */
export type FitsTogether = (snapshot: Snapshot) => Promise<boolean>;

type Remotes = Pick<LiveRemotes, 'current' | 'preview'>;

/** Shows the live snapshot to all shoppers. */
export const liveView =
  (remotes: Pick<LiveRemotes, 'current'>): ViewFor =>
  async () => ({ snapshot: remotes.current() });

async function preview(pass: PreviewPass, remotes: Remotes, fits: FitsTogether): Promise<RequestView> {
  const snapshot = await remotes.preview(pass.channel);
  const badge = previewBadge({ ...pass, isThere: snapshot !== undefined });
  if (!snapshot) return { snapshot: remotes.current(), badge };
  return { snapshot, badge, ...(!(await fits(snapshot)) && { noOrdersIn: pass.channel }) };
}

/** The preview of the browser's pass, else its canary, else the live snapshot. */
export function createViewFor(
  remotes: Remotes,
  keys: TrustedKeys,
  fits: FitsTogether,
  canaries?: { snapshotFor: (request: FastifyRequest) => Snapshot | undefined },
): ViewFor {
  return async (request) => {
    const token = request.cookies[PREVIEW_COOKIE];
    const pass = token ? await readPass(token, keys) : undefined;
    return pass
      ? preview(pass, remotes, fits)
      : { snapshot: canaries?.snapshotFor(request) ?? remotes.current() };
  };
}

const owners = new WeakMap<FastifyReply, string>();

/** Release whose page a response shows, such as `mf-search@ab12`; `shell` for its own pages. */
export const releaseOf = (reply: FastifyReply): string => owners.get(reply) ?? SHELL;

/**
 * Sets a header with the composition of a response, and keeps the release of its page. An error page later keeps the
 * failed page's.
 */
export function setComposition(
  reply: FastifyReply,
  { composition, remotes }: Pick<Snapshot, 'composition' | 'remotes'>,
  owner: RemoteName | null,
): void {
  if (composition) reply.header('x-composition', composition);
  const release = owner === null ? SHELL : `${owner}@${remotes.get(owner)?.build}`;
  if (!owners.has(reply)) owners.set(reply, release);
}
