import { renderBody, type BodyOptions } from '../render-body';
import type { ReadyFrame } from './ready-frames';
import { marksIn } from '../used-styles';
import { samePartsIn } from './same-parts';

const NOTHING_YET = new Map<string, string>();

/** Renders the frame, and extracts its shared parts. Undefined when a part of it failed. */
export async function makeFrame(
  body: Omit<BodyOptions, 'before'>,
  timeoutMs: number,
): Promise<ReadyFrame | undefined> {
  let isWhole = true;
  const html = await renderBody(
    { ...body, before: NOTHING_YET },
    { timeoutMs, onError: () => void (isWhole = false) },
  );
  if (!isWhole) return undefined;
  const parts = samePartsIn(html);
  return { parts, marks: marksIn([...parts.values()].join('')), texts: body.stores.snippets.toJSON() };
}
