import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { SBOM_FILE, TYPES_FILE } from '../../build/workspace/paths.ts';
import { DamagedDocument } from '../composition/index.ts';
import { sha256, type Files } from '../store/index.ts';
import { integrityOf, readTree } from './built-files.ts';
import {
  readShellManifest,
  SHELL_MANIFEST,
  shellFolder,
  shellManifestFile,
  type ShellManifest,
} from './shell-manifest.ts';
import { promisify } from 'node:util';
import { brotliDecompress, gunzip } from 'node:zlib';

const gunzipped = promisify(gunzip);
const brotliDecompressed = promisify(brotliDecompress);

/**
 * The content of a file, decompressed by its name, so that different machines' compressors compare equal.
 * Rejects when its compression does not match its name.
 */
async function contentOf(name: string, bytes: Buffer): Promise<Buffer> {
  if (name.endsWith('.gz')) return gunzipped(bytes);
  if (name.endsWith('.br')) return brotliDecompressed(bytes);
  return bytes;
}

/** True when two files, possibly from different machines, have the same content. */
async function holdsTheSame(name: string, own: Buffer, other: Buffer): Promise<boolean> {
  if (own.equals(other)) return true;
  const content = await contentOf(name, own);
  const found = await contentOf(name, other).catch(() => undefined);
  return found !== undefined && content.equals(found);
}

/** The shell's offer to remotes, beside its build. */
export const OFFER_FILE = 'offer.json';

/** Files of a built shell that lie beside its folder and are released with it. */
export const BESIDE_SHELL = [OFFER_FILE, TYPES_FILE, SBOM_FILE];

/** Length of a build's name. */
const NAME = 12;

/** Source maps: never executed, and they may name folders of a machine. */
const MAP = /\.map$/;
/** Derived from other files, so they may differ between machines. */
const DERIVED = /\.(map|br|gz)$/;

/** A build that is missing or does not match its manifest: it has to be built again. */
export class NotBuilt extends Error {
  override readonly name = 'NotBuilt';
}

/** All files of a build: its own two folders, and the files beside them for the gate. */
async function filesOf(buildDir: string): Promise<Map<string, Buffer>> {
  const own = await readTree(buildDir);
  own.delete(SHELL_MANIFEST);
  for (const name of BESIDE_SHELL) own.set(name, await readFile(join(dirname(buildDir), name)));
  return own;
}

/**
 * Writes the manifest of a shell's build: `browser` and `server` below `buildDir`, offer and types beside it.
 * The build's name is a hash of all contents.
 */
export async function describeShell(
  buildDir: string,
  said: Pick<ShellManifest, 'words' | 'needs'>,
): Promise<ShellManifest> {
  const files = [...(await filesOf(buildDir))].sort(([one], [other]) => (one < other ? -1 : 1));
  const content = await Promise.all(
    files
      .filter(([name]) => !DERIVED.test(name) || name === TYPES_FILE)
      .map(async ([name, bytes]) => `${name} ${sha256(await contentOf(name, bytes))}`),
  );
  const manifest: ShellManifest = {
    build: sha256([...content, JSON.stringify([said.words, said.needs])].join('\n')).slice(0, NAME),
    ...said,
    files: Object.fromEntries(files.map(([name, bytes]) => [name, integrityOf(bytes)])),
  };
  await mkdir(buildDir, { recursive: true });
  await writeFile(join(buildDir, SHELL_MANIFEST), JSON.stringify(manifest, null, 2));
  return manifest;
}

/**
 * Writes a file of a build and returns its record in the store.
 * Keeps an equal file of an interrupted publish. Throws a DamagedDocument.
 */
async function put(store: Files, path: string, content: Buffer): Promise<Buffer> {
  if (await store.create(path, content)) return content;
  const found = await store.read(path);
  if (found && (MAP.test(path) || (await holdsTheSame(path, content, found)))) return found;
  throw new DamagedDocument(
    `${path} is in the store already, and is not what was built here. Remove it there and publish again.`,
  );
}

/**
 * Stores a built shell in its folder, the manifest last, and returns its name.
 * No server runs it before a composition names it. Throws a NotBuilt, or a DamagedDocument.
 */
export async function publishShell(buildDir: string, store: Files): Promise<string> {
  const file = join(buildDir, SHELL_MANIFEST);
  const text = await readFile(file, 'utf8').catch((cause: unknown) => {
    throw new NotBuilt(`The shell is not built: ${file} is missing. Run: npx nx build shell.`, { cause });
  });
  const manifest = readShellManifest(text, file);
  const { build } = manifest;
  const built = await filesOf(buildDir);
  const files: ShellManifest['files'] = {};
  for (const [name, integrity] of Object.entries(manifest.files)) {
    const content = built.get(name);
    if (!content || integrityOf(content) !== integrity)
      throw new NotBuilt(`${name} of the built shell was changed after it was built. Build it again.`);
    files[name] = integrityOf(await put(store, `${shellFolder(build)}/${name}`, content));
  }
  await store.create(shellManifestFile(build), JSON.stringify({ ...manifest, files }, null, 2));
  return build;
}
