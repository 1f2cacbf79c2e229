import * as v from 'valibot';
import type { Assortment, BlockDraft } from '../documents/content-writer.ts';
import { readFields } from '../../written/read-fields.ts';
import { WrittenError } from '../../written/written-error.ts';
import type { WrittenBlock } from '../../written/written-file.ts';

/** Creates a block that was read; some blocks depend on the assortment. */
export type BlockPart = (assortment: Assortment) => BlockDraft;

/** Written form of one type of block. */
export interface BlockKind {
  /** @throws WrittenError when a field, the heading or the text is missing or invalid. */
  read(written: WrittenBlock): BlockPart;
}

/**
 * Defines a type of block by its fields and its document in the content service. The heading arrives as `title`, the
 * text below as `body`.
 */
export function blockKind<const Entries extends v.ObjectEntries>(
  entries: Entries,
  write: (
    fields: v.InferOutput<v.StrictObjectSchema<Entries, undefined>>,
    assortment: Assortment,
  ) => BlockDraft,
): BlockKind {
  const schema = v.strictObject(entries);
  return {
    read({ file, line, title, body, fields }) {
      const beside = { ...(title !== undefined && { title }), ...(body !== '' && { body }) };
      const read = readFields(fields, schema, beside);
      return (assortment) => {
        try {
          return write(read, assortment);
        } catch (error) {
          throw new WrittenError(file, line, error instanceof Error ? error.message : String(error));
        }
      };
    },
  };
}
