import type { Rect } from './read-parameter.ts';

/** A blurred group of a drawing, in its local units. */
export interface BlurredGroup {
  content: string;
  region: Rect;
  deviation: number;
}

/** A drawing without its blurred groups. `around` is the remaining text, with one part more than groups. */
export interface Apart {
  around: readonly string[];
  groups: readonly BlurredGroup[];
}

const FILTER = /<filter id="([^"]+)"[^>]*><feGaussianBlur stdDeviation="([\d.]+)"\/><\/filter>/g;
const OPENED = /<g filter="url\(#([^")]+)\)" data-box="(-?\d+) (-?\d+) (\d+) (\d+)">/g;
const GROUP_TAG = /<(\/?)g(?=[\s>/])[^>]*?(\/?)>/g;

const deviationsOf = (drawing: string) =>
  new Map([...drawing.matchAll(FILTER)].map(([, id = '', deviation]) => [id, Number(deviation)]));

/** End of the content that begins here, before the closing tag of its group; undefined when unclosed. */
function endOf(drawing: string, from: number): number | undefined {
  let depth = 1;
  GROUP_TAG.lastIndex = from;
  for (let tag = GROUP_TAG.exec(drawing); tag; tag = GROUP_TAG.exec(drawing)) {
    const [, closes, isEmpty] = tag;
    if (closes) depth -= 1;
    else if (!isEmpty) depth += 1;
    if (depth === 0) return tag.index;
  }
  return undefined;
}

/** Extracts the groups that are blurred within a declared box; all others stay in the drawing. */
export function takeApart(drawing: string): Apart {
  const deviations = deviationsOf(drawing);
  const around: string[] = [];
  const groups: BlurredGroup[] = [];
  let kept = 0;
  for (const { 0: tag, 1: id = '', index, ...box } of drawing.matchAll(OPENED)) {
    const deviation = deviations.get(id) ?? 0;
    const [left = 0, top = 0, width = 0, height = 0] = [box[2], box[3], box[4], box[5]].map(Number);
    const from = index + tag.length;
    const isDrawable = index >= kept && deviation > 0 && width > 0 && height > 0;
    const end = isDrawable ? endOf(drawing, from) : undefined;
    if (end === undefined) continue;
    around.push(drawing.slice(kept, index));
    groups.push({ content: drawing.slice(from, end), region: { left, top, width, height }, deviation });
    kept = end + '</g>'.length;
  }
  return { around: [...around, drawing.slice(kept)], groups };
}
