import { locale } from '@weefsel/contracts';
import { fillIn } from '@weefsel/contracts/snippets';
import { escapeHtml } from '../../../http/tags';
import { houseTexts } from '../../../vendors/texts/texts-of';
import { BADGE_STYLE } from '../preview-badge';

/** Path that ends a preview of drafts. */
export const DRAFTS_STOP = '/preview/content/disable';

const timeOf = new Intl.DateTimeFormat(locale.code, {
  hour: '2-digit',
  minute: '2-digit',
  timeZone: 'Europe/Amsterdam',
});

/** Badge of a page with drafts: until when it shows them, or that it no longer does. With a button to leave. */
export function draftsBadge({ until, isOver }: { until: number; isOver: boolean }): string {
  const text = houseTexts[isOver ? 'headless.preview.draftsOver' : 'headless.preview.drafts'];
  const said = fillIn(text, { until: timeOf.format(until) });
  const stop = houseTexts['headless.preview.draftsStop'];
  return `<style>${BADGE_STYLE}</style><aside class="weefsel-preview" role="status">${escapeHtml(said)}<form method="post" action="${DRAFTS_STOP}"><button>${stop}</button></form></aside>`;
}
