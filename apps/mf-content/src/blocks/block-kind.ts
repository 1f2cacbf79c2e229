import type { ComponentType } from 'react';
import type * as v from 'valibot';
import type { BlockContext, RawBlock, ResolveContext } from './block-context';
import type { BlockShape } from './block-shape';

/** How a block on the wire becomes props. Runs on the server only. */
export interface BlockReading<Wire, Props, Answer = never> {
  shape: BlockShape & v.GenericSchema<unknown, Wire>;
  /** GROQ projection for the documents that it refers to, beside its own fields. */
  query?: string;
  toProps(block: Wire, context: BlockContext<Answer>): Props;
  /** Loads what the block needs from elsewhere. May throw: the block is then shown without. */
  resolve?(block: Wire, context: ResolveContext): Promise<Answer>;
}

/** How any block is read. */
export type AnyReading = BlockReading<RawBlock, object, unknown>;

/** A block: its view, and its reading in a chunk that no browser asks for. Does not compile when the view takes other props than are read. */
export const blockKind = <Wire, Props, Answer = never>(
  view: ComponentType<{ id: string; block: Props }>,
  read: () => Promise<{ reading: BlockReading<Wire, Props, Answer> }>,
) => ({ view, read });
