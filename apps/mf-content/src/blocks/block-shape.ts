import { text } from '@weefsel/contracts/shapes';
import * as v from 'valibot';

/** Schema of a block on the wire. */
export type BlockShape = v.ObjectSchema<
  v.ObjectEntries & { readonly _type: v.LiteralSchema<string, undefined> },
  undefined
>;

/** Schema of a block: type, key (unique on the page) and its entries. */
export const blockOf = <const Type extends string, Entries extends v.ObjectEntries>(
  type: Type,
  entries: Entries,
) => v.object({ _type: v.literal(type), _key: text, ...entries });
