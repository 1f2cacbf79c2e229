import { execFile } from 'node:child_process';
import { mkdir, writeFile } from 'node:fs/promises';
import { resolve } from 'node:path';
import { promisify } from 'node:util';
import { WORKSPACE } from '../../libs/federation/src/workspace/index.ts';
import { shellTypes } from '../../libs/federation/src/gate/types/index.ts';
import { run, step } from '../steps.ts';
import { breaksOf } from './breaks.ts';
import {
  declarationsOf,
  fromReport,
  LENT,
  reportPath,
  toReport,
  VERSIONS_PATH,
  type Declarations,
} from './report.ts';
import { readVersions, versionsModule, versionsOf, type Released } from './versions.ts';
import { readFlags } from '../flags.ts';

readFlags(
  {
    usage: 'weefsel api',
    about: 'Writes the public API of the shared packages into docs/api, with their versions.',
    examples: ['npx weefsel api', 'git diff docs/api'],
  },
  {},
);

/** Content of a file in the last commit; undefined when the file is not in it. */
const committed = (path: string): Promise<string | undefined> =>
  promisify(execFile)('git', ['show', `HEAD:${path}`], { cwd: WORKSPACE, maxBuffer: 10_000_000 }).then(
    ({ stdout }) => stdout,
    () => undefined,
  );

async function lastCommitted(): Promise<Released | undefined> {
  const module = await committed(VERSIONS_PATH);
  const reports = await Promise.all(
    LENT.map(async (name) => [name, await committed(reportPath(name))] as const),
  );
  if (module === undefined || reports.some(([, report]) => report === undefined)) return undefined;
  const declarations = reports.map(([name, report]) => [name, fromReport(report ?? '')]);
  return { declarations: Object.fromEntries(declarations) as Declarations, versions: readVersions(module) };
}

/**
 * `npx weefsel api`: writes the public API of the shell's shared packages into docs/api. Derives their versions from the
 * changes since the last commit.
 */
await run(async () => {
  const pack = await step('reading what the shell lends', async () => shellTypes(WORKSPACE));
  const now = declarationsOf(pack);
  const last = await lastCommitted();
  const breaks = breaksOf(last?.declarations ?? now, now, pack);
  const versions = versionsOf(now, last, breaks);
  await mkdir(resolve(WORKSPACE, 'docs/api'), { recursive: true });
  for (const name of LENT) {
    await writeFile(resolve(WORKSPACE, reportPath(name)), toReport(name, now[name]));
    const was = last?.versions[name].version ?? 'nothing';
    const changed =
      was === versions[name].version ? versions[name].version : `${was} → ${versions[name].version}`;
    process.stdout.write(
      [`${name} ${changed}`, ...breaks[name].map((reason) => `  ${reason}`), ''].join('\n'),
    );
  }
  await writeFile(resolve(WORKSPACE, VERSIONS_PATH), versionsModule(versions));
});
