import type { EditMarks } from '@weefsel/api-clients';
// The type of `request.cookies` needs this import.
import type {} from '@fastify/cookie';
import type { FastifyRequest } from 'fastify';
import type { ShownTo } from '../shown-to';
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
export function withDrafts(shownTo: ShownTo, options: DraftsOptions | undefined): ShownTo {
  if (!options) return shownTo;
  const { passes, content, studioUrl } = options;
  return async (request) => {
    const shown = await shownTo(request);
    const pass = passes.read(request.cookies[DRAFTS_COOKIE]);
    if (!pass) return shown;
    const isOver = draftsUntil(request, options) === undefined;
    const badge = `${shown.badge ?? ''}${draftsBadge({ ...pass, isOver })}`;
    if (isOver) return { ...shown, badge };
    const { createEditMarks } = await import('./edit-marks');
    return { ...shown, badge, drafts: content(createEditMarks(studioUrl), pass.perspective) };
  };
}
