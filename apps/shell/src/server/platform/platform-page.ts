import { CANARY_RULES, type MeasureName } from '@weefsel/federation/canary';
import type { CanaryMoment, CanaryNow } from '@weefsel/federation/release';
import { escapeHtml } from '../document';
import { chartSvg } from './platform-chart';
import type { ChannelFact, PlatformFacts } from './platform-facts';
import { PLATFORM_STYLE } from './platform-style';

const text = (value: string): string => escapeHtml(value);
const code = (value: string): string => `<code>${text(value)}</code>`;
/** A release such as `mf-search@1a2b`; it may wrap before the version. */
const releaseCode = (value: string): string => code(value).replace('@', '@<wbr>');
const moment = (at: string): string => text(at.slice(0, 19).replace('T', ' '));
const kilobytes = (bytes: number): string => (bytes / 1000).toFixed(1);

interface Column {
  title: string;
  isNumber?: boolean;
}
const words = (...titles: string[]): Column[] => titles.map((title) => ({ title }));
const numbers = (...titles: string[]): Column[] => titles.map((title) => ({ title, isNumber: true }));

/** A table of HTML cells. Narrow ones are drawn as a list; the roles keep them tables for screen readers. */
function table(columns: readonly Column[], rows: readonly (readonly string[])[], none: string): string {
  if (rows.length === 0) return `<p class="soft">${text(none)}</p>`;
  const kind = ({ isNumber = false }: Column = { title: '' }) => (isNumber ? ' class="n"' : '');
  const tr = (cells: readonly string[]) => `<tr role="row">${cells.join('')}</tr>`;
  const td = (cell: string, column?: Column) =>
    `<td role="cell" data-title="${text(column?.title ?? '')}"${kind(column)}>${cell}</td>`;
  const head = columns.map(
    (column) => `<th role="columnheader" scope="col"${kind(column)}>${text(column.title)}</th>`,
  );
  const body = rows.map((row) => tr(row.map((cell, i) => td(cell, columns[i]))));
  return `<table role="table"><thead role="rowgroup">${tr(head)}</thead><tbody role="rowgroup">${body.join('')}</tbody></table>`;
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
  const last = trail.at(-1)?.measures[name];
  const said = (which: 'live' | 'canary') =>
    `${which} ${last?.[which][0] ?? 0} of ${last?.[which][1] ?? 0} (${share(last?.[which] ?? [0, 0]).toFixed(1)} %)`;
  const lines = [
    { name: 'live', values: arm('live') },
    { name: 'canary', values: arm('canary') },
  ] as const;
  return chartSvg({ title: MEASURES[name], lines, said: `${said('live')}, ${said('canary')}` }, text);
}

function canary(now: CanaryNow | undefined): string {
  if (!now)
    return '<p class="soft">There is no canary. <code>npm run release -- mf-search --canary 5</code></p>';
  const { canary: its, verdict, because, trail } = now;
  const head = `<p>${code(its.composition)} is shown to <strong>${its.percent} %</strong> of new visits since ${moment(its.since)}, beside ${code(its.against)}. Verdict: <strong>${text(verdict)}</strong>.</p><p>${text(because)}</p>`;
  if (trail.length === 0) return `${head}<p class="soft">No block is closed yet.</p>`;
  const limit = -Math.log(CANARY_RULES.falseRollback);
  const harm = trail.map(({ lnHarm }) => Math.max(0, lnHarm));
  const evidence = chartSvg(
    {
      title: 'Evidence that it does harm (dashed: rolled back)',
      lines: [{ name: 'harm', values: harm }],
      limit,
      said: `ln ${(harm.at(-1) ?? 0).toFixed(2)} of ${limit.toFixed(2)}, after ${trail.length} blocks`,
    },
    text,
  );
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

/** The platform page for operators; it has no script and refreshes itself. */
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
      events.length ? `<ol>${events.join('')}</ol>` : '<p class="soft">Nothing was released yet.</p>',
    ),
  ].join('')}</main></body></html>`;
}
