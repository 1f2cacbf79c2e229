import { parsers } from 'prettier/plugins/markdown';
import * as v from 'valibot';
import { parse } from 'yaml';
import { PlainProblem } from '../shop.ts';
import { actionOf } from './read-fence.ts';
import type { Footprint, Recipe, Step } from './recipe.ts';

const node = v.object({
  type: v.string(),
  lang: v.nullish(v.string()),
  meta: v.nullish(v.string()),
  value: v.optional(v.string(), ''),
  children: v.optional(v.array(v.unknown()), []),
  position: v.object({ start: v.object({ line: v.number() }) }),
});
type Node = v.InferOutput<typeof node>;

// Prettier's parser, because Prettier also formats these files.
const treeOf = parsers.markdown.parse as (text: string) => unknown;

const LINES = /^(\d+) lines?$/;

const paths = v.union([
  v.pipe(
    v.string(),
    v.transform((path) => [path]),
  ),
  v.array(v.string()),
]);
const lines = v.pipe(
  v.string(),
  v.regex(LINES, 'say how many lines change, such as "1 line"'),
  v.transform((text) => Number(LINES.exec(text)?.[1])),
);
const touches = v.strictObject({
  adds: v.optional(paths, []),
  changes: v.optional(v.record(v.string(), lines), {}),
});

/** All code blocks of a Markdown tree, in document order. */
const codeIn = (tree: unknown): Node[] => {
  const here = v.parse(node, tree);
  return here.type === 'code' ? [here] : here.children.flatMap(codeIn);
};

function footprint(file: string, text: string): Footprint {
  const front = /^---\n(.*?)^---\n/ms.exec(text)?.[1];
  const read = v.safeParse(touches, front === undefined ? undefined : parse(front));
  if (read.success) return read.output;
  const [{ message } = { message: '' }] = read.issues;
  throw new PlainProblem(`${file}:1: its front matter says what it adds and changes: ${message}.`);
}

/** Parses a recipe. Throws a PlainProblem with file and line for an invalid one. */
export async function readRecipe(file: string, text: string): Promise<Recipe> {
  const tree = await treeOf(text);
  const steps = codeIn(tree).flatMap(({ lang, meta, value, position: { start } }): Step[] => {
    const fence = { info: `${lang ?? ''} ${meta ?? ''}`, text: value, at: `${file}:${start.line}` };
    const action = actionOf(fence);
    return action ? [{ line: start.line, action }] : [];
  });
  if (!steps.length) throw new PlainProblem(`${file}:1: no step of it does anything.`);
  return { file, touches: footprint(file, text), steps };
}
