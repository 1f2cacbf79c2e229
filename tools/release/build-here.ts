import { existsSync } from 'node:fs';
import { readFile, rm, writeFile } from 'node:fs/promises';
import { resolve } from 'node:path';
import * as v from 'valibot';
import type { Configuration } from 'webpack';
import { remoteBuild } from '../../libs/federation/src/build/bundler/index.ts';
import { distOf, ROOT, TYPES_FILE } from '../../libs/federation/src/build/workspace/index.ts';
import { writePack } from '../../libs/federation/src/releases/gate/index.ts';
import { remoteTypes } from '../../libs/federation/src/releases/gate/types/index.ts';
import { compile } from '../compile.ts';
import { writeSbom } from '../sbom/write-sbom.ts';
import { suggestion } from '../flags.ts';
import { PlainProblem } from '../shop.ts';
import { requireTypes } from './require-types.ts';

const declared = v.strictObject({
  budget: v.exactOptional(v.record(v.string(), v.number())),
  globals: v.exactOptional(v.array(v.string())),
  common: v.exactOptional(v.literal(true)),
});

/** Fields of the `package.json` of a remote in a separate repository. */
const packageSchema = v.object({
  name: v.pipe(v.string(), v.regex(/^mf-[a-z\d]+(-[a-z\d]+)*$/)),
  weefsel: v.optional(declared, {}),
});

const WHAT_IT_SAYS =
  'A remote is called mf-<name> there; "weefsel" may hold budget (kB by page), globals (their names) and common. npx weefsel init writes such a file.';

/** The declaration meant by an unknown one. */
const meant = ({ type, path }: v.BaseIssue<unknown>): string =>
  type === 'strict_object' ? suggestion(String(path?.at(-1)?.key), Object.keys(declared.entries)) : '';

/** The remote of the current repository: its name, and its builds for browsers and servers. */
export async function remoteHere(
  file = resolve(ROOT, 'package.json'),
): Promise<{ name: string; builds: Configuration[] }> {
  const content = await readFile(file, 'utf8').catch(() => '{}');
  const said = v.safeParse(packageSchema, JSON.parse(content));
  if (!said.success)
    throw new PlainProblem(
      `${file} does not describe a remote: ${v.summarize(said.issues)}\n${`${said.issues.map(meant).join('')} ${WHAT_IT_SAYS}`.trim()}`,
    );
  const { name, weefsel } = said.output;
  const entry = resolve(ROOT, 'src/remote.tsx');
  if (!existsSync(entry)) throw new PlainProblem(`${name} has no entry: ${entry} is missing.`);
  // No development server, hence no port.
  return { name, builds: remoteBuild({ name, port: 0, ...weefsel })({ development: false }) };
}

/** Builds, and type-checks beside it. Throws a failure once both have ended. */
async function checkedBuild(name: string, builds: Configuration[]) {
  const [types, built] = await Promise.allSettled([requireTypes(ROOT), compile(name, builds)]);
  if (built.status === 'rejected') throw built.reason;
  if (types.status === 'rejected') throw types.reason;
  return built.value;
}

/** Builds the remote of the current repository into its `dist`; returns its name. A failed build leaves no manifest. */
export async function buildHere(): Promise<string> {
  const manifest = resolve(distOf(''), 'browser/manifest.json');
  await rm(manifest, { force: true });
  const { name, builds } = await remoteHere();
  try {
    const stats = await checkedBuild(name, builds);
    await writeFile(resolve(distOf(name), TYPES_FILE), writePack(remoteTypes(ROOT, name)));
    await writeSbom(
      name,
      stats.map(({ compilation }) => compilation),
    );
    return name;
  } catch (error) {
    await rm(manifest, { force: true });
    throw error;
  }
}
