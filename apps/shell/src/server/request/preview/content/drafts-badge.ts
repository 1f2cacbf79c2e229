import { locale } from '@weefsel/contracts';
import { fillIn } from '@weefsel/contracts/snippets';
import { escapeHtml } from '../../../http/tags';
import { houseTexts } from '../../../vendors/texts/texts-of';
import { BADGE_STYLE } from '../preview-badge';
import type { DraftsPass } from './drafts-passes';

/** Path that ends a preview of drafts. */
export const DRAFTS_STOP = '/preview/content/disable';

const timeOf = new Intl.DateTimeFormat(locale.code, {
  hour: '2-digit',
  minute: '2-digit',
  timeZone: 'Europe/Amsterdam',
});

/** Text by the perspective of a preview; any other is a release. */
const TEXTS: ReadonlyMap<string, keyof typeof houseTexts> = new Map([
  ['drafts', 'headless.preview.drafts'],
  ['previewDrafts', 'headless.preview.drafts'],
  ['published', 'headless.preview.published'],
]);

/** Badge of a page with drafts: until when it shows them, or that it no longer does. With a button to leave. */
export function draftsBadge({ until, perspective, isOver }: DraftsPass & { isOver: boolean }): string {
  const text =
    houseTexts[
      isOver ? 'headless.preview.draftsOver' : (TEXTS.get(perspective) ?? 'headless.preview.release')
    ];
  const said = fillIn(text, { until: timeOf.format(until) });
  const stop = houseTexts['headless.preview.draftsStop'];
  return `<style>${BADGE_STYLE}</style><aside class="weefsel-preview" role="status">${escapeHtml(said)}<form method="post" action="${DRAFTS_STOP}"><button>${stop}</button></form></aside>`;
}
