import { text } from '@weefsel/contracts/shapes';
import type * as v from 'valibot';
import { blockOf } from '../block-shape';

/** Markup of someone else, e.g. a form of another service; shown in a sandboxed frame. */
export type RawHtmlBlock = v.InferOutput<typeof rawHtmlBlock>;
export const rawHtmlBlock = blockOf('rawHtml', {
  /** What the frame holds, for who cannot see it. */
  title: text,
  html: text,
});
