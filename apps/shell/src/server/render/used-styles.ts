import { LRUCache } from 'lru-cache';
import { parse, type AtRule, type ChildNode } from 'postcss';

/** Part of a style sheet: text that a page may need, or a block of such parts. */
type Part =
  | { text: string; selectors: readonly (readonly string[])[] }
  | { text: string; animation: string }
  | { open: string; name: string; parts: readonly Part[] };

/** At-rules that only hold other rules. */
const GROUPS = ['layer', 'media', 'supports', 'container'];

/** Arguments of `:not()`, `:is()` or `:has()` do not describe the element itself. */
function withoutArguments(selector: string): string {
  const shorter = selector.replace(/\([^()]*\)/g, '');
  return shorter === selector ? selector : withoutArguments(shorter);
}

/** Attributes set later: on the root of a document, or by the script in its head. */
const SET_LATER = /\[data-(?:alive|consent|context|early-frame|side)\b/;

/**
 * Classes and data attributes that a page needs for a selector to match. As `.name`, `[data-name]` or
 * `[data-name=value]`. Selectors with an escape have none.
 */
const marksOf = (selector: string): string[] =>
  selector.includes('\\')
    ? []
    : [...withoutArguments(selector).matchAll(/\.[\w-]+|\[data-[\w-]+(?:="?[^\]"]*"?)?\]/g)]
        .map(([mark]) => mark.replaceAll('"', ''))
        .filter((mark) => !SET_LATER.test(mark));

function groupOf({ name, params, nodes = [] }: AtRule): Part {
  return { open: `@${name} ${params}{`, name: `@${name} ${params};`, parts: nodes.flatMap(partOf) };
}

function partOf(node: ChildNode): Part[] {
  if (node.type === 'comment') return [];
  if (node.type === 'rule') return [{ text: node.toString(), selectors: node.selectors.map(marksOf) }];
  if (node.type === 'atrule' && node.nodes && GROUPS.includes(node.name)) return [groupOf(node)];
  const text = node.type === 'atrule' && !node.nodes ? `${node.toString()};` : node.toString();
  if (node.type === 'atrule' && node.name.endsWith('keyframes')) return [{ text, animation: node.params }];
  return [{ text, selectors: [[]] }];
}

/** A parsed style sheet, with the results for pages so far. */
interface Sheet {
  parts: readonly Part[];
  /** All marks in its rules. */
  marks: readonly string[];
  /** Used rules, by the marks that were present. */
  used: LRUCache<string, string>;
}

function* marksFor(parts: readonly Part[]): Generator<string> {
  for (const part of parts) {
    if ('selectors' in part) yield* part.selectors.flat();
    else if ('parts' in part) yield* marksFor(part.parts);
  }
}

const sheets = new LRUCache<string, Sheet>({ max: 200 });

function sheetOf(css: string): Sheet {
  const known = sheets.get(css);
  if (known) return known;
  const parts = parse(css).nodes.flatMap(partOf);
  const sheet = {
    parts,
    marks: [...new Set(marksFor(parts))],
    used: new LRUCache<string, string>({ max: 100 }),
  };
  sheets.set(css, sheet);
  return sheet;
}

function* usedOf(parts: readonly Part[], marks: Marks): Generator<string> {
  for (const part of parts) {
    if ('selectors' in part) {
      if (part.selectors.some((needed) => needed.every((mark) => marks.has(mark)))) yield part.text;
    } else if ('parts' in part) {
      const inside = [...usedOf(part.parts, marks)].join('');
      // An empty layer still defines its order among the others.
      if (inside) yield `${part.open}${inside}}`;
      else if (part.name.startsWith('@layer')) yield part.name;
    }
  }
}

function* keyframesIn(parts: readonly Part[]): Generator<{ text: string; animation: string }> {
  for (const part of parts) {
    if ('animation' in part) yield part;
    else if ('parts' in part) yield* keyframesIn(part.parts);
  }
}

/** Classes and data attributes of a page's elements. */
export type Marks = Pick<ReadonlySet<string>, 'has'>;

/** The classes and data attributes of all elements in HTML, in selector form. */
export function marksIn(html: string): Set<string> {
  const marks = new Set<string>();
  for (const [, attribute = '', value] of html.matchAll(/ (class|data-[\w-]+)(?:="([^"]*)")?/g)) {
    if (attribute === 'class') for (const name of value?.split(' ') ?? []) marks.add(`.${name}`);
    else marks.add(`[${attribute}]`).add(`[${attribute}=${value}]`);
  }
  return marks;
}

/**
 * The rules of a style sheet that apply with these marks, in their order and layers. Rules without marks stay:
 * elements, states, fonts, properties. Keyframes stay when remaining rules may name them.
 * Two fifths of the style sheets serve later views. Critical-CSS libraries cost more time than rendering.
 */
export function usedStyles(css: string, marks: Marks): string {
  const { parts, marks: asked, used } = sheetOf(css);
  const found = asked.map((mark) => (marks.has(mark) ? '1' : '0')).join('');
  const before = used.get(found);
  if (before !== undefined) return before;
  const rules = [...usedOf(parts, marks)].join('');
  const moving = [...keyframesIn(parts)].filter(({ animation }) => rules.includes(animation));
  const all = rules + moving.map(({ text }) => text).join('');
  used.set(found, all);
  return all;
}
