import { LRUCache } from 'lru-cache';
import { parse, type AtRule, type ChildNode } from 'postcss';

/** Part of a style sheet: text that a page may need, or a block of such parts. */
type Part =
  | { text: string; selectors: readonly (readonly string[])[] }
  | { text: string; animation: string }
  | { open: string; name: string; parts: readonly Part[] };

/** At-rules that only hold other rules. */
const GROUPS = ['layer', 'media', 'supports', 'container'];

/** What stands between the brackets of `:not()`, `:is()` or `:has()` says nothing about the element itself. */
function withoutArguments(selector: string): string {
  const shorter = selector.replace(/\([^()]*\)/g, '');
  return shorter === selector ? selector : withoutArguments(shorter);
}

/** The classes that have to be on a page for a selector to mean anything there; those with an escape are not read. */
const classesOf = (selector: string): string[] =>
  selector.includes('\\')
    ? []
    : [...withoutArguments(selector).matchAll(/\.([\w-]+)/g)].map(([, name = '']) => name);

function groupOf({ name, params, nodes = [] }: AtRule): Part {
  return { open: `@${name} ${params}{`, name: `@${name} ${params};`, parts: nodes.flatMap(partOf) };
}

function partOf(node: ChildNode): Part[] {
  if (node.type === 'comment') return [];
  if (node.type === 'rule') return [{ text: node.toString(), selectors: node.selectors.map(classesOf) }];
  if (node.type === 'atrule' && node.nodes && GROUPS.includes(node.name)) return [groupOf(node)];
  const text = node.type === 'atrule' && !node.nodes ? `${node.toString()};` : node.toString();
  if (node.type === 'atrule' && node.name.endsWith('keyframes')) return [{ text, animation: node.params }];
  return [{ text, selectors: [[]] }];
}

const sheets = new LRUCache<string, readonly Part[]>({ max: 200 });

function partsIn(css: string): readonly Part[] {
  const parts = sheets.get(css) ?? parse(css).nodes.flatMap(partOf);
  sheets.set(css, parts);
  return parts;
}

function* usedOf(parts: readonly Part[], classes: ReadonlySet<string>): Generator<string> {
  for (const part of parts) {
    if ('selectors' in part) {
      if (part.selectors.some((needed) => needed.every((name) => classes.has(name)))) yield part.text;
    } else if ('parts' in part) {
      const inside = [...usedOf(part.parts, classes)].join('');
      // An empty layer still says which place it has among the others.
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

/** The classes of all elements in a piece of HTML. */
export const classesIn = (html: string): Set<string> =>
  new Set([...html.matchAll(/ class="([^"]*)"/g)].flatMap(([, names = '']) => names.split(' ')));

/**
 * Of a style sheet the rules that a page with these classes can show, in their order and layers. What depends on no class
 * stays: elements, attributes, fonts, properties. Keyframes stay when an animation of what stays may name them.
 */
export function usedStyles(css: string, classes: ReadonlySet<string>): string {
  const parts = partsIn(css);
  const used = [...usedOf(parts, classes)].join('');
  const moving = [...keyframesIn(parts)].filter(({ animation }) => used.includes(animation));
  return used + moving.map(({ text }) => text).join('');
}
