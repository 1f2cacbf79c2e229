import { existsSync } from 'node:fs';
import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { PlainProblem } from '../shop.ts';
import { editLines } from './edit-lines.ts';
import { brokenPromises } from './footprint.ts';
import type { Action, Recipe } from './recipe.ts';
import { runIn } from './run-in.ts';
import type { WorkspaceCopy } from './workspace-copy.ts';

type Of<K extends Action['kind']> = Extract<Action, { kind: K }>;

async function makeFile(dir: string, { path, text }: Of<'file'>): Promise<void> {
  if (existsSync(join(dir, path))) throw new Error(`${path} is there already.`);
  await mkdir(dirname(join(dir, path)), { recursive: true });
  await writeFile(join(dir, path), text);
}

async function edit(dir: string, { path, hunks }: Of<'edit'>): Promise<void> {
  const source = await readFile(join(dir, path), 'utf8');
  try {
    await writeFile(join(dir, path), editLines(source, hunks));
  } catch (error) {
    throw new Error(`${path} ${error instanceof Error ? error.message : String(error)}`, { cause: error });
  }
}

async function runCommand(dir: string, { command, says }: Of<'run'>): Promise<void> {
  const { failed, output } = await runIn(dir, command);
  if (failed) throw new Error(`"${command}" fails:\n${output}`);
  if (says && !output.includes(says)) throw new Error(`"${command}" does not say "${says}":\n${output}`);
}

async function forget(copy: WorkspaceCopy, { command, without, says }: Of<'forget'>): Promise<void> {
  const file = join(copy.dir, without);
  const made = await readFile(file, 'utf8');
  await copy.restore(without);
  const { failed, output } = await runIn(copy.dir, command);
  await writeFile(file, made);
  if (!failed) throw new Error(`"${command}" does not notice that ${without} is forgotten.`);
  if (!output.includes(says)) throw new Error(`"${command}" does not say "${says}" of it:\n${output}`);
}

function act(copy: WorkspaceCopy, action: Action): Promise<void> {
  switch (action.kind) {
    case 'file':
      return makeFile(copy.dir, action);
    case 'edit':
      return edit(copy.dir, action);
    case 'run':
      return runCommand(copy.dir, action);
    case 'forget':
      return forget(copy, action);
  }
}

/** Follows a recipe in a copy of the workspace. Throws a PlainProblem with file and line of a failing step. */
export async function follow({ file, touches, steps }: Recipe, copy: WorkspaceCopy): Promise<void> {
  for (const { line, action } of steps)
    await act(copy, action).catch((error: unknown) => {
      throw new PlainProblem(`${file}:${line}: ${error instanceof Error ? error.message : String(error)}`);
    });
  const broken = brokenPromises(touches, await copy.touched());
  if (broken.length > 0) throw new PlainProblem(broken.map((one) => `${file}:1: ${one}`).join('\n'));
}
