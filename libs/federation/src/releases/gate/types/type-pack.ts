import { gunzipSync, gzipSync } from 'node:zlib';
import * as v from 'valibot';

const programSchema = v.object({
  /** Texts of sources and declarations, by path from the root of the workspace. */
  files: v.record(v.string(), v.string()),
  /** Resolved file of each import of a file. */
  imports: v.record(v.string(), v.record(v.string(), v.string())),
  /** Entry files for a compiler. */
  roots: v.array(v.string()),
  /** Files behind the names that others import. */
  entries: v.record(v.string(), v.string()),
});

const packSchema = v.object({
  ...programSchema.entries,
  /** Of a shell: the program of its code that shows remotes' fragments. */
  shows: v.exactOptional(programSchema),
});

/** A self-contained program for a compiler: every file, and the resolution of each import. */
export type TypePack = v.InferOutput<typeof packSchema>;

/** Equal programs give equal bytes. */
export const writePack = (pack: TypePack): Buffer => gzipSync(JSON.stringify(pack), { level: 9 });

/** Throws for an invalid pack. */
export const readPack = (content: Buffer): TypePack =>
  v.parse(packSchema, JSON.parse(gunzipSync(content).toString()));
