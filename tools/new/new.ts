import { existsSync } from 'node:fs';
import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { dirname, join, relative, resolve } from 'node:path';
import { format as formatText, resolveConfig } from 'prettier';
import { WORKSPACE, workspaceRemotes } from '../../libs/federation/src/build/workspace/index.ts';
import { readFlags, unknownRemote } from '../flags.ts';
import { PlainProblem } from '../shop.ts';
import { run } from '../steps.ts';
import { importing, insertedAfter } from './edit.ts';
import { fragmentDefinition, fragmentFiles, lendsFile, lentAs, propsOf } from './fragment-files.ts';
import { checkName, checkPath } from './names.ts';
import { pageDefinition, pageFiles, pageImports, pageText, type NewFiles } from './page-files.ts';
import { nextSteps, type Kind } from './next-steps.ts';
import { remoteFiles } from './remote-files.ts';

/**
 * `npm run new remote stores -- --path /nl/winkels/ [--port 4210]`
 * `npm run new page mf-stores city -- --path /nl/winkels/:city`
 * `npm run new fragment mf-stores OpeningToday`
 */
const { values: flags, positionals } = readFlags(
  {
    usage: 'npm run new remote <name> | page <remote> <name> | fragment <remote> <Name> [-- options]',
    about: 'Makes a remote, a page or a fragment with tests, registered and ready to run.',
    options: {
      '--path <pattern>': 'address of the page: /nl/winkels/:city',
      '--port <number>': 'port of the remote in development',
    },
    examples: [
      'npm run new remote stores -- --path /nl/winkels/',
      'npm run new fragment mf-stores OpeningToday',
    ],
  },
  {
    allowPositionals: true,
    options: { path: { type: 'string' }, port: { type: 'string' } },
  },
);

const FIRST_PORT = 4201;

const folder = (remote: string): string => resolve(WORKSPACE, 'apps', remote);

async function write(remote: string, files: NewFiles): Promise<string[]> {
  const taken = Object.keys(files).find((file) => existsSync(join(folder(remote), file)));
  if (taken) throw new PlainProblem(`apps/${remote}/${taken} is there already. Nothing was written.`);
  for (const [file, text] of Object.entries(files)) {
    await mkdir(dirname(join(folder(remote), file)), { recursive: true });
    await writeFile(join(folder(remote), file), text);
  }
  return Object.keys(files).map((file) => join(folder(remote), file));
}

async function edit(file: string, change: (source: string) => string): Promise<string> {
  await writeFile(file, change(await readFile(file, 'utf8')));
  return file;
}

async function portOf(remote: string): Promise<number> {
  const config = await readFile(join(folder(remote), 'webpack.config.ts'), 'utf8').catch(() => '');
  return Number(/port: (\d+)/.exec(config)?.[1] ?? 0);
}

async function freePort(): Promise<number> {
  const taken = new Set(await Promise.all(workspaceRemotes().map(portOf)));
  let port = FIRST_PORT;
  while (taken.has(port)) port += 1;
  return port;
}

/** Name of an existing remote. Throws a PlainProblem for any other. */
function knownRemote(name: string): string {
  const remotes = workspaceRemotes();
  if (remotes.includes(name)) return name;
  throw new PlainProblem(
    name ? unknownRemote(name, remotes) : `Which remote? Say one of: ${remotes.join(', ')}.`,
  );
}

async function newRemote(word: string): Promise<string[]> {
  const page = checkName(word.replace(/^mf-/, ''), 'remote');
  const remote = `mf-${page}`;
  if (existsSync(folder(remote))) throw new PlainProblem(`apps/${remote} is there already.`);
  const port = flags.port ? Number(flags.port) : await freePort();
  return write(remote, remoteFiles(remote, page, checkPath(flags.path), port));
}

async function newPage(of: string, word: string | undefined): Promise<string[]> {
  const remote = knownRemote(of);
  const page = checkName(word, 'page');
  const path = checkPath(flags.path);
  const entry = join(folder(remote), 'src/remote.tsx');
  const texts = join(folder(remote), 'src/texts.nl.ts');
  const add = (source: string) =>
    pageImports(path).reduce(
      importing,
      insertedAfter(source, /^ {2}pages: \{$/, pageDefinition(page, path), entry),
    );
  return [
    ...(await write(remote, pageFiles(remote, page, path))),
    await edit(entry, add),
    await edit(texts, (source) =>
      insertedAfter(source, /^export const texts = \{$/, pageText(remote, page), texts),
    ),
  ];
}

async function newFragment(of: string, fragment: string | undefined): Promise<string[]> {
  const remote = knownRemote(of);
  if (!fragment || !/^([A-Z][a-z\d]+)+$/.test(fragment))
    throw new PlainProblem('Name the fragment like a component: OpeningToday.');
  const src = join(folder(remote), 'src');
  const [entry, lends] = [join(src, 'remote.tsx'), join(src, 'lends.ts')];
  const add = (source: string) => {
    const open = source.replace(/^ {2}fragments: \{\},$/m, '  fragments: {\n  },');
    return importing(
      insertedAfter(open, /^ {2}fragments: \{$/, fragmentDefinition(fragment), entry),
      'fragment',
    );
  };
  const lend = (source: string) =>
    source
      .replace(/^declare module/m, `${propsOf(fragment)}\ndeclare module`)
      .replace(new RegExp(`'${remote}': \\{`), `'${remote}': { ${lentAs(fragment)}`);
  const files = await write(remote, fragmentFiles(fragment));
  if (existsSync(lends)) await edit(lends, lend);
  else await writeFile(lends, lendsFile(remote, fragment));
  return [...files, lends, await edit(entry, add)];
}

/** Formats a file with the workspace's Prettier options. */
async function format(file: string): Promise<void> {
  const options = { ...(await resolveConfig(file)), filepath: file };
  await writeFile(file, await formatText(await readFile(file, 'utf8'), options));
}

await run(async () => {
  const [kind = '', one = '', other] = positionals;
  const makers: Record<Kind, () => Promise<string[]>> = {
    remote: () => newRemote(one),
    page: () => newPage(one, other),
    fragment: () => newFragment(one, other),
  };
  const isKind = (word: string): word is Kind => Object.hasOwn(makers, word);
  if (!isKind(kind))
    throw new PlainProblem(
      'New what? Say: npm run new remote <name>, page <remote> <name> or fragment <remote> <Name>; --help has examples.',
    );
  const files = await makers[kind]();
  await Promise.all(files.map(format));
  process.stdout.write(files.map((file) => `${relative(WORKSPACE, file)}\n`).join(''));
  const remote = kind === 'remote' ? `mf-${one.replace(/^mf-/, '')}` : one;
  process.stdout.write(nextSteps(kind, remote, flags.path));
});
