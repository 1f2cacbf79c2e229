import { gunzipSync, gzipSync } from 'node:zlib';
import * as v from 'valibot';

const programSchema = v.object({
  /** Texts of sources and declarations, by path from the root of the workspace. */
  files: v.record(v.string(), v.string()),
  /** Which file each import of a file means. */
  imports: v.record(v.string(), v.record(v.string(), v.string())),
  /** Where a compiler begins. */
  roots: v.array(v.string()),
  /** Files behind the names that others import. */
  entries: v.record(v.string(), v.string()),
});

const packSchema = v.object({
  ...programSchema.entries,
  /** Of a shell: the program of what it shows of remotes. */
  shows: v.exactOptional(programSchema),
});

/** A program that a compiler can read with nothing else at hand: every file, and what each import in it means. */
export type TypePack = v.InferOutput<typeof packSchema>;

/** The same program is the same bytes. */
export const writePack = (pack: TypePack): Buffer => gzipSync(JSON.stringify(pack), { level: 9 });

/** Throws for what is no pack. */
export const readPack = (content: Buffer): TypePack =>
  v.parse(packSchema, JSON.parse(gunzipSync(content).toString()));
