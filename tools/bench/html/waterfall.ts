import type { Results } from '../results.ts';
import { escape, percent, section } from './markup.ts';

const KINDS = ['Document', 'Script', 'Stylesheet', 'Font', 'Image'];

/** Requests of the last load of each page, in the order of their start. */
export function waterfalls(loads: Results['loads']): string {
  const ours = Object.entries(loads).filter(([key]) => key.endsWith(' ours'));
  const charts = ours.map(([key, { waterfall, figures }]) => {
    const ends = waterfall.map(({ to }) => to).filter(Number.isFinite);
    const end = Math.max(1, figures.lcp, ...ends);
    const marks = [
      `<i class="fcp" style="left:${percent(figures.fcp / end)}"></i>`,
      `<i class="lcp" style="left:${percent(figures.lcp / end)}"></i>`,
    ].join('');
    const lines = waterfall.map(({ type, what, bytesSent, from, to }) => {
      const kind = KINDS.includes(type) ? type : 'Other';
      const length = Math.max(0.004, (Math.min(to, end) - from) / end);
      const title = escape(`${what}, ${(bytesSent / 1000).toFixed(1)} kB, ${from} to ${to} ms`);
      return `<li title="${title}"><span class="name">${escape(what.split('/').findLast(Boolean) ?? '/')}</span>
<span class="lane"><b data-kind="${kind}" style="left:${percent(from / end)};width:${percent(length)}"></b>${marks}</span>
<span class="size">${(bytesSent / 1000).toFixed(1)}</span></li>`;
    });
    const summary = `${key.replace(/ ours$/, '')}: ${waterfall.length} requests in ${(end / 1000).toFixed(1)} s`;
    return `<details${key === ours[0]?.[0] ? ' open' : ''}><summary>${escape(summary)}</summary><ul class="waterfall">${lines.join('')}</ul></details>`;
  });
  const legend = `<p class="legend">${[...KINDS, 'Other'].map((kind) => `<span><b data-kind="${kind}"></b>${kind}</span>`).join('')}<span><i class="fcp"></i>first paint</span><span><i class="lcp"></i>largest paint</span></p>`;
  return section(
    'Requests',
    'What was asked for, when it came, and kB as sent.',
    charts.length > 0 ? legend + charts.join('') : '',
  );
}
