import fastify from 'fastify';
import { globSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { openStore } from '@weefsel/federation/store';
import { trustedKeys } from '@weefsel/federation/composition';
import { readEnvironment } from '../../settings/environment';
import { createMeasures, measureProcess } from './measures';
import { fixedRemotes } from '../../request/fixed-remotes';
import { createPlatform } from './platform';

const deploy = resolve(__dirname, '../../../../../../deploy');
const read = (file: string) => readFileSync(join(deploy, file), 'utf8');

const dir = mkdtempSync(join(tmpdir(), 'weefsel-figures-'));
afterAll(() => rmSync(dir, { recursive: true, force: true }));

/** Response of a new server at `/metrics`, before any visit. */
async function metricsHere(): Promise<string> {
  const config = readEnvironment({ DATA_DIR: dir, DEMO_CONTROLS: '1' });
  const snapshot = { amiss: [], remotes: new Map() } as never;
  const keptOut = () => new Map([['mf-search@1a2b', '2026-11-23T06:00:00.000Z']]);
  const remotes = { ...fixedRemotes(() => snapshot), keptOut };
  const store = openStore({ DATA_DIR: dir });
  const app = fastify();
  const platform = createPlatform(config, remotes, store, app.log);
  platform.hooks(app);
  await platform.routes(app, {
    pages: { contents: () => [], uses: { fresh: 1 } },
    store,
    keys: trustedKeys(dir),
  } as never);
  const { body } = await app.inject('/metrics');
  await app.close();
  return body;
}

let metrics: string;
beforeAll(async () => {
  measureProcess();
  metrics = await metricsHere();
});

/** Names of figures with their kind. */
const figures = (): Map<string, string> =>
  new Map([...metrics.matchAll(/^# TYPE (\S+) (\S+)$/gm)].map(([, name = '', type = '']) => [name, type]));

/** Names of their series. */
const series = (): Set<string> =>
  new Set(
    [...figures()].flatMap(([name, type]) =>
      type === 'histogram' ? ['bucket', 'sum', 'count'].map((part) => `${name}_${part}`) : [name],
    ),
  );

interface Dashboard {
  panels: { title: string; targets?: { expr: string }[] }[];
}
const dashboard = JSON.parse(read('grafana/dashboards/weefsel.json')) as Dashboard;
const expressions = [
  ...dashboard.panels.flatMap(({ targets = [] }) => targets.map(({ expr }) => expr)),
  ...[...read('prometheus/alerts.yml').matchAll(/expr: (?:>-\n)?([\s\S]*?)\n +(?:for|labels):/g)].map(
    ([, expr = '']) => expr,
  ),
];

test('the dashboard and the alerts use only figures that the server exports', () => {
  const named = new Set(expressions.flatMap((expr) => expr.match(/weefsel_\w+/g) ?? []));
  const here = series();
  expect(expressions.length).toBeGreaterThan(30);
  expect(named.size).toBeGreaterThan(15);
  expect([...named].filter((name) => !here.has(name))).toEqual([]);
});

function labelsOf(name: string): string[] {
  const { registry } = createMeasures();
  const metric = registry.getSingleMetric(name.replace(/_(bucket|count|sum)$/, '')) as
    { labelNames?: string[] } | undefined;
  if (metric?.labelNames?.length) return metric.labelNames;
  // Collected on demand, so its labels are known only from a scrape.
  const [, said = ''] = new RegExp(`^${name}\\{([^}]*)\\}`, 'm').exec(metrics) ?? [];
  return [...said.matchAll(/(\w+)="/g)].map(([, label = '']) => label);
}

/** Labels in braces that the figures before them lack. */
const wrongLabelsIn = (texts: readonly string[]): string[] =>
  texts.flatMap((text) =>
    [...text.matchAll(/(weefsel_\w+)\{([^}]*)\}/g)].flatMap(([, name = '', inside = '']) =>
      [...inside.matchAll(/(\w+)\s*[=!]/g)]
        .map(([, label = '']) => label)
        .filter((label) => !labelsOf(name).includes(label))
        .map((label) => `${name} has no ${label}`),
    ),
  );

test('the dashboard and the alerts use only labels that the figures have', () => {
  expect(wrongLabelsIn(expressions)).toEqual([]);
  expect(labelsOf('weefsel_page_reads')).toEqual(['from']);
});

test('versions in quarantine are exported with their start', () => {
  const start = Date.parse('2026-11-23T06:00:00.000Z') / 1000;
  expect(metrics).toContain(`weefsel_quarantine_timestamp_seconds{release="mf-search@1a2b"} ${start}`);
});

describe('the documentation for operators', () => {
  const docs = resolve(deploy, '../docs');
  const pages = ['deploying.md', ...globSync('operating/*.md', { cwd: docs })].map((file) => ({
    file,
    text: readFileSync(join(docs, file), 'utf8'),
  }));
  const named = pages.flatMap(({ file, text }) =>
    (text.match(/\bweefsel_\w+/g) ?? []).map((name) => ({ file, name })),
  );

  test('names only figures and series that the server exports', () => {
    const here = new Set([...figures().keys(), ...series()]);
    expect(pages.length).toBeGreaterThan(5);
    expect(new Set(named.map(({ name }) => name)).size).toBeGreaterThan(12);
    expect(named.filter(({ name }) => !here.has(name))).toEqual([]);
  });

  test('splits figures only by labels that they have', () => {
    expect(wrongLabelsIn(pages.map(({ text }) => text))).toEqual([]);
    const apart = pages.flatMap(({ text }) => [...text.matchAll(/`(weefsel_\w+)` by ((?:`\w+`(?:, )?)+)/g)]);
    const wrong = apart.flatMap(([, name = '', labels = '']) =>
      (labels.match(/\w+/g) ?? [])
        .filter((label) => !labelsOf(name).includes(label))
        .map((label) => `${name} has no ${label}`),
    );
    expect(apart.length).toBeGreaterThan(2);
    expect(wrong).toEqual([]);
  });
});
