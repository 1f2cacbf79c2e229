import { text } from '@weefsel/contracts/shapes';
import * as v from 'valibot';

/** What a block on the wire must look like. */
export type BlockShape = v.ObjectSchema<
  v.ObjectEntries & { readonly _type: v.LiteralSchema<string, undefined> },
  undefined
>;

/** What every block has: its type, and a key that is its own on the page. */
export const blockOf = <const Type extends string, Entries extends v.ObjectEntries>(
  type: Type,
  entries: Entries,
) => v.object({ _type: v.literal(type), _key: text, ...entries });
