import type { ComponentType } from 'react';
import type * as v from 'valibot';
import type { BlockContext, RawBlock } from './block-context';
import type { BlockShape } from './block-shape';
import type { ResolveContext } from './resolve-context';

/** How a block on the wire becomes props. Runs on the server only. */
export interface BlockReading<Wire, Props, Answer = never> {
  shape: BlockShape & v.GenericSchema<unknown, Wire>;
  /** GROQ: what is asked beside its own fields, of the documents that they refer to. */
  query?: string;
  toProps(block: Wire, context: BlockContext<Answer>): Props;
  /** Asks what the block has to know before it can be shown. May throw: it is then shown without. */
  resolve?(block: Wire, context: ResolveContext): Promise<Answer>;
}

/** How any block is read. */
export type AnyReading = BlockReading<RawBlock, object, unknown>;

/** Everything that a page has to know of a block. */
export interface BlockKind<Wire, Props, Answer = never> {
  view: ComponentType<{ id: string; block: Props }>;
  /** In a chunk that no browser asks for. */
  read: () => Promise<{ reading: BlockReading<Wire, Props, Answer> }>;
}
