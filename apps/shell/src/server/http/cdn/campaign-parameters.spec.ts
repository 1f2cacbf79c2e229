import { readdirSync, readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';

const ROOT = resolve(__dirname, '../../../../../..');

/** Parameters that Varnish strips from addresses, read from its configuration. */
const [, names = ''] =
  /\(\?<=\[\?&\]\)\(([^)]+)\)/.exec(
    readFileSync(join(ROOT, 'deploy/varnish/campaign-parameters.vcl'), 'utf8'),
  ) ?? [];
const isCampaign = (name: string): boolean => new RegExp(`^(${names})$`).test(name);

/** Possible parameters of all remotes in this workspace, read from their source. */
function readByPages(): string[] {
  const folders = readdirSync(join(ROOT, 'apps')).filter((name) => name.startsWith('mf-'));
  const files = folders.flatMap((name) =>
    readdirSync(join(ROOT, 'apps', name, 'src'), { recursive: true, encoding: 'utf8' })
      .filter((file) => /\.tsx?$/.test(file) && !/\.spec\./.test(file))
      .map((file) => readFileSync(join(ROOT, 'apps', name, 'src', file), 'utf8')),
  );
  // Any string in a remote may become the name of a parameter.
  return files.flatMap((text) =>
    [...text.matchAll(/'([A-Za-z_][\w-]{0,30})\*?'/g)].flatMap(([, name]) => name ?? []),
  );
}

test('no page reads a parameter that Varnish strips from addresses', () => {
  const read = readByPages();
  expect(read).toEqual(expect.arrayContaining(['tn_p', 'returnTo', 'step']));
  expect(read.filter(isCampaign)).toEqual([]);
});

test('Varnish strips known campaign parameters and keeps other parameters', () => {
  for (const name of [
    'utm_source',
    'gclid',
    'gad_source',
    'fbclid',
    'msclkid',
    'srsltid',
    'mc_eid',
    '_gl',
    'mtm_cid',
  ])
    expect([name, isCampaign(name)]).toEqual([name, true]);
  for (const name of ['tn_q', 'tn_p', 'email', 'hash', 'p', 'q', 'id'])
    expect([name, isCampaign(name)]).toEqual([name, false]);
});
