import * as v from 'valibot';
import { text } from '../fields';

/** What every block has: its type, and a key that is its own on the page. */
export const blockOf = <const Type extends string, Entries extends v.ObjectEntries>(
  type: Type,
  entries: Entries,
) => v.object({ _type: v.literal(type), _key: text, ...entries });
