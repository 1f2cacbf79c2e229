import type { EditMarks } from '@weefsel/api-clients';
// The type of `request.cookies` needs this import.
import type {} from '@fastify/cookie';
import type { FastifyRequest } from 'fastify';
import type { ViewFor } from '../request-view';
import { draftsBadge } from './drafts-badge';
import type { DraftsContent } from './drafts-content';
import { DRAFTS_COOKIE, type DraftsPasses } from './drafts-passes';

export interface DraftsOptions {
  passes: DraftsPasses;
  /** The content service as editors see it, made for each page. */
  content: (marks: EditMarks, perspective: string) => DraftsContent;
  studioUrl: string;
  /** Current time in ms since 1970. */
  now?: () => number;
}

/** End of a browser's access to drafts, in ms since 1970; undefined without access. */
export function draftsUntil(
  { cookies }: FastifyRequest,
  { passes, now = Date.now }: Pick<DraftsOptions, 'passes' | 'now'>,
): number | undefined {
  const pass = passes.read(cookies[DRAFTS_COOKIE]);
  return pass && pass.until > now() ? pass.until : undefined;
}

/** Adds drafts for browsers with a pass. A browser with an expired pass gets a badge instead. */
export function withDrafts(viewFor: ViewFor, options: DraftsOptions | undefined): ViewFor {
  if (!options) return viewFor;
  const { passes, content, studioUrl } = options;
  return async (request) => {
    const view = await viewFor(request);
    const pass = passes.read(request.cookies[DRAFTS_COOKIE]);
    if (!pass) return view;
    const isOver = draftsUntil(request, options) === undefined;
    const badge = `${view.badge ?? ''}${draftsBadge({ ...pass, isOver })}`;
    if (isOver) return { ...view, badge };
    const { createEditMarks } = await import('./edit-marks');
    return { ...view, badge, drafts: content(createEditMarks(studioUrl), pass.perspective) };
  };
}
