import { CANARY_RULES, type MeasureName } from '@weefsel/federation/canary';
import type { CanaryMoment, CanaryNow } from '@weefsel/federation/release';
import { escapeHtml as text } from '../../http/tags';
import type { ChannelFact, PlatformFacts } from './platform-facts';

export const PLATFORM_STYLE = `
:root{color-scheme:light;--ink:#1c1a17;--soft:#6a645b;--line:#ddd6ca;--paper:#fbf9f5;--card:#fff;--live:#2f6f4f;--canary:#b3541e;--harm:#8a1c3b}
*{box-sizing:border-box}
body{margin:0;padding:24px 16px 64px;font:1rem/1.5 system-ui,sans-serif;color:var(--ink);background:var(--paper)}
main{max-width:1200px;margin:auto;display:grid;gap:16px}
h1{margin:0;font:600 1.75rem/1.2 Georgia,serif}
h2{margin:0 0 12px;font:600 1.125rem/1.3 system-ui,sans-serif}
header p,.soft{margin:4px 0 0;color:var(--soft)}
section{padding:16px;background:var(--card);border:1px solid var(--line);border-radius:8px;min-width:0}
table{width:100%;border-collapse:collapse;font-size:.875rem;overflow-wrap:anywhere}
table,tbody,tr,td{display:block}
thead{position:absolute;clip-path:inset(50%)}
tr{padding:8px 0;border-top:1px solid var(--line)}
tbody tr:first-child{border-top:0}
th,td{padding:0;text-align:left;vertical-align:top}
td::before{content:attr(data-title) / "";display:block;color:var(--soft)}
td.n,th.n{font-variant-numeric:tabular-nums}
code{font:.8125rem/1.5 ui-monospace,monospace;overflow-wrap:anywhere}
strong code{font-weight:700}
.charts{display:grid;gap:16px}
figure{margin:0;min-width:0}
figcaption{font-weight:500}
figure p{margin:4px 0 0;font-size:.875rem;color:var(--soft)}
svg{display:block;width:100%;height:96px;background:var(--paper);border:1px solid var(--line)}
polyline{fill:none;stroke-width:2;vector-effect:non-scaling-stroke}
polyline.live{stroke:var(--live)}polyline.canary{stroke:var(--canary)}polyline.harm{stroke:var(--harm)}
line.limit{stroke:var(--soft);stroke-dasharray:4 4;vector-effect:non-scaling-stroke}
.live-key{color:var(--live)}.canary-key{color:var(--canary)}
ol{margin:0;padding:0;list-style:none}
ol li{padding:8px 0;border-top:1px solid var(--line);font-size:.875rem}
ol li:first-child{border-top:0;padding-top:0}
@media (min-width:22em){td{position:relative;padding-inline-start:7rem}td::before{position:absolute;inset-inline-start:0}}
@media (min-width:50em){
table{display:table}thead{position:static;clip-path:none;display:table-header-group}tbody{display:table-row-group}tr{display:table-row;border:0}
th,td{display:table-cell;padding:6px 12px 6px 0;border-top:1px solid var(--line)}
td::before{content:none}
thead th{border-top:0;color:var(--soft);font-weight:500}
td.n,th.n{text-align:right}
}
@media (min-width:50em){.charts{grid-template-columns:1fr 1fr}.pair{display:grid;grid-template-columns:1fr 1fr;gap:16px}}
`;

const code = (value: string): string => `<code>${text(value)}</code>`;
/** A release such as `mf-search@1a2b`; it may wrap before the version. */
const releaseCode = (value: string): string => code(value).replace('@', '@<wbr>');
const moment = (at: string): string => text(at.slice(0, 19).replace('T', ' '));
const kilobytes = (bytes: number): string => (bytes / 1000).toFixed(1);

const titled =
  (isNumber: boolean) =>
  (...titles: string[]) =>
    titles.map((title) => ({ title, isNumber }));
const words = titled(false);
const numbers = titled(true);

/** A table of HTML cells. Narrow screens show it as a list; the roles keep it a table for screen readers. */
function table(head: ReturnType<typeof words>, rows: readonly (readonly string[])[], none: string): string {
  if (rows.length === 0) return `<p class="soft">${text(none)}</p>`;
  const tr = (cells: readonly string[]) => `<tr role="row">${cells.join('')}</tr>`;
  const columns = head.map(({ title, isNumber }) => ({
    title: text(title),
    kind: isNumber ? ' class="n"' : '',
  }));
  const th = columns.map(({ title, kind }) => `<th role="columnheader" scope="col"${kind}>${title}</th>`);
  const body = rows.map((row) =>
    tr(
      columns.map(
        ({ title, kind }, i) => `<td role="cell" data-title="${title}"${kind}>${row[i] ?? ''}</td>`,
      ),
    ),
  );
  return `<table role="table"><thead role="rowgroup">${tr(th)}</thead><tbody role="rowgroup">${body.join('')}</tbody></table>`;
}

interface Chart {
  title: string;
  /** Its lines, one value per moment, by the class that sets their colour. */
  lines: Partial<Record<'live' | 'canary' | 'harm', readonly number[]>>;
  /** Threshold, drawn as a horizontal line. */
  limit?: number;
  /** The newest values in words, for screen readers. */
  said: string;
}

const WIDTH = 320;
const HEIGHT = 96;

/** A chart as SVG that fills the width of its container. */
function chartSvg({ title, lines, limit, said }: Chart): string {
  const highest = Math.max(...Object.values(lines).flat(), limit ?? 0, 1e-9) * 1.1;
  const y = (value: number) => (HEIGHT * (1 - value / highest)).toFixed(1);
  const path = (values: readonly number[]) => {
    // A single value is drawn as a horizontal line.
    const all = values.length === 1 ? [...values, ...values] : values;
    const step = WIDTH / (all.length - 1);
    return all.map((value, i) => `${(i * step).toFixed(1)},${y(value)}`).join(' ');
  };
  const drawn = Object.entries(lines).map(
    ([name, values]) => `<polyline class="${name}" points="${path(values)}"/>`,
  );
  const across =
    limit === undefined ? '' : `<line class="limit" x1="0" x2="${WIDTH}" y1="${y(limit)}" y2="${y(limit)}"/>`;
  return `<figure><figcaption>${text(title)}</figcaption><svg viewBox="0 0 ${WIDTH} ${HEIGHT}" role="img" aria-label="${text(said)}" preserveAspectRatio="none">${across}${drawn.join('')}</svg><p>${text(said)}</p></figure>`;
}

const section = (title: string, content: string): string =>
  `<section><h2>${text(title)}</h2>${content}</section>`;

function channels(all: readonly ChannelFact[], percent: number | undefined): string {
  const [live] = all;
  const rows = all.map(({ name, id, versions }) => [
    text(name === 'canary' && percent ? `canary, ${percent} %` : name),
    code(id || 'none'),
    Object.entries(versions)
      .map(([remote, version]) => {
        const isOther = live?.name !== name && live?.versions[remote] !== version;
        const shown = releaseCode(`${remote}@${version}`);
        return isOther ? `<strong>${shown}</strong>` : shown;
      })
      .join('<br>'),
  ]);
  return table(words('Channel', 'Composition', 'Versions'), rows, 'Nothing was released.');
}

const MEASURES: Record<MeasureName, string> = {
  errors: 'Sessions with an error, %',
  inp: 'Sessions with a poor INP, %',
  cart: 'Sessions that put nothing into the cart, %',
};

const share = ([bad, of]: readonly [number, number]): number => (of === 0 ? 0 : (100 * bad) / of);

function measureChart(name: MeasureName, trail: readonly CanaryMoment[]): string {
  const arm = (which: 'live' | 'canary') => trail.map(({ measures }) => share(measures[name][which]));
  const said = (which: 'live' | 'canary') => {
    const [bad, of] = trail.at(-1)?.measures[name][which] ?? [0, 0];
    return `${which} ${bad} of ${of} (${share([bad, of]).toFixed(1)} %)`;
  };
  const lines = { live: arm('live'), canary: arm('canary') };
  return chartSvg({ title: MEASURES[name], lines, said: `${said('live')}, ${said('canary')}` });
}

function canary(now: CanaryNow | undefined): string {
  if (!now)
    return '<p class="soft">There is no canary. <code>npx weefsel release mf-search --canary 5</code></p>';
  const { canary: its, verdict, because, trail, problem } = now;
  if (problem) return `<p>${text(problem)}</p>`;
  const head = `<p>${code(its.composition)} is shown to <strong>${its.percent} %</strong> of new visits since ${moment(its.since)}, beside ${code(its.against)}. Verdict: <strong>${text(verdict)}</strong>.</p><p>${text(because)}</p>`;
  if (trail.length === 0) return `${head}<p class="soft">No block is closed yet.</p>`;
  const limit = -Math.log(CANARY_RULES.falseRollback);
  const harm = trail.map(({ lnHarm }) => Math.max(0, lnHarm));
  const evidence = chartSvg({
    title: 'Evidence that it does harm (dashed: rolled back)',
    lines: { harm },
    limit,
    said: `ln ${(harm.at(-1) ?? 0).toFixed(2)} of ${limit.toFixed(2)}, after ${trail.length} blocks`,
  });
  const measures = (Object.keys(MEASURES) as MeasureName[]).map((name) => measureChart(name, trail));
  const key =
    '<p class="soft"><span class="live-key">— live</span> <span class="canary-key">— canary</span></p>';
  return `${head}${key}<div class="charts">${evidence}${measures.join('')}</div>`;
}

function faults(all: PlatformFacts['faults']): string {
  if (typeof all === 'string') return `<p class="soft">${text(all)}</p>`;
  const times = new Map<string, number>();
  for (const fault of all) times.set(fault.release, (times.get(fault.release) ?? 0) + fault.times);
  const versions = [...times]
    .sort(([, one], [, other]) => other - one)
    .map(([release, n]) => [releaseCode(release), String(n)]);
  const last = all
    .slice(0, 20)
    .map(({ release, kind, name, from, times: n, lastAt }) => [
      releaseCode(release),
      text(`${kind}: ${name}`),
      code(from),
      String(n),
      moment(lastAt),
    ]);
  const where = [...words('Release', 'What', 'Where'), ...numbers('Times'), ...words('Last')];
  return `<div class="pair"><div>${table([...words('Release'), ...numbers('Errors')], versions, 'Nothing broke on a page since this server began.')}</div></div>${last.length ? table(where, last, '') : ''}`;
}

/**
 * The platform page for operators; it refreshes itself.
 * Without script, store or remote: it must work while these fail.
 */
export function platformPage(facts: PlatformFacts): string {
  const bytes = facts.bytes.map(({ page, release, js, css }) => [
    text(page),
    releaseCode(release),
    kilobytes(js),
    kilobytes(css),
  ]);
  const sizes = [...words('Page', 'Release'), ...numbers('JS, kB', 'CSS, kB')];
  const events = facts.history.map(
    ({ at, what, channel, by, why, changes }) =>
      `<li>${moment(at)} <strong>${text(what)}</strong> (${text(channel)}), by ${text(by)}${changes.map((change) => `<br>${code(change)}`).join('')}${why ? `<br><span class="soft">${text(why)}</span>` : ''}</li>`,
  );
  return `<!doctype html><html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1"><meta name="robots" content="noindex"><meta http-equiv="refresh" content="15"><title>Platform | Weefsel</title><style>${PLATFORM_STYLE}</style></head><body><main><header><h1>Platform</h1><p>What is released, and how it does. Counts are of all processes of this server, since it began.</p></header>${[
    section('Canary', canary(facts.canary)),
    section('Channels', channels(facts.channels, facts.canary?.canary.percent)),
    section('Errors by version', faults(facts.faults)),
    section('Bytes by page', table(sizes, bytes, 'No remote is loaded.')),
    section(
      'History',
      events.length
        ? `<ol>${events.join('')}</ol>`
        : '<p class="soft">No release is recorded in this store.</p>',
    ),
  ].join('')}</main></body></html>`;
}
