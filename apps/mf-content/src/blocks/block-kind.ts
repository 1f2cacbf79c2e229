import type { ComponentType } from 'react';
import type * as v from 'valibot';
import type { BlockContext, RawBlock, ResolveContext } from './block-context';
import type { BlockShape } from './block-shape';

/** Turns a block on the wire into props. Runs on the server only. */
export interface BlockReading<Wire, Props, Answer = never> {
  shape: BlockShape & v.GenericSchema<unknown, Wire>;
  /** GROQ projection with the referenced documents, beside the block's own fields. */
  query?: string;
  toProps(block: Wire, context: BlockContext<Answer>): Props;
  /** Loads data from elsewhere. May throw: the block is then shown without it. */
  resolve?(block: Wire, context: ResolveContext): Promise<Answer>;
}

/** Reading of any block. */
export type AnyReading = BlockReading<RawBlock, object, unknown>;

/**
 * A block: its view, and its reading in a chunk that browsers never load.
 * Fails to compile when the props of view and reading differ.
 */
export const blockKind = <Wire, Props, Answer = never>(
  view: ComponentType<{ id: string; block: Props }>,
  read: () => Promise<{ reading: BlockReading<Wire, Props, Answer> }>,
) => ({ view, read });
