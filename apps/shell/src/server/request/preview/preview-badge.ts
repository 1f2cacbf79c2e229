import { locale } from '@weefsel/contracts';
import { fillIn } from '@weefsel/contracts/snippets';
import type { PreviewPass } from '@weefsel/federation/composition';
import { escapeHtml } from '../../http/tags';
import { houseTexts } from '../../vendors/texts/texts-of';

/** The badge is above the shop and covers nothing of it. */
export const BADGE_STYLE =
  '.weefsel-preview{display:flex;flex-wrap:wrap;gap:4px 12px;align-items:center;justify-content:center;padding:8px 16px;text-align:center;text-wrap:balance;font:.875rem/1.4 system-ui,sans-serif;color:#fff;background:#5b21b6}.weefsel-preview button{padding:4px 8px;font:inherit;color:inherit;background:none;border:1px solid;border-radius:2px;cursor:pointer}.weefsel-preview button:hover{background:#4c1d95}.weefsel-preview button:focus-visible{outline:2px solid #fff;outline-offset:2px}@media print{.weefsel-preview{display:none}}';

const when = new Intl.DateTimeFormat(locale.code, {
  day: 'numeric',
  month: 'long',
  hour: '2-digit',
  minute: '2-digit',
  timeZone: 'Europe/Amsterdam',
});

/** Form action that ends a preview. */
export const PREVIEW_STOP = '/_preview/stop';

/** Badge with a page's preview, its end, and a button to leave. `isThere`: the preview is available. */
export function previewBadge({ channel, until, isThere }: PreviewPass & { isThere: boolean }): string {
  const text = houseTexts[isThere ? 'headless.preview.shown' : 'headless.preview.gone'];
  const said = fillIn(text, { name: channel.replace('preview/', ''), until: when.format(new Date(until)) });
  const stop = houseTexts['headless.preview.stop'];
  return `<style>${BADGE_STYLE}</style><aside class="weefsel-preview" role="status">${escapeHtml(said)}<form method="post" action="${PREVIEW_STOP}"><button>${stop}</button></form></aside>`;
}

const START = Buffer.from('<body>');

/** Inserts the badge at the beginning of the body. */
export function withBadge(html: Buffer, badge: string): Buffer {
  const at = html.indexOf(START) + START.length;
  return Buffer.concat([html.subarray(0, at), Buffer.from(badge), html.subarray(at)]);
}
