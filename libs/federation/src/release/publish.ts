import { createHash } from 'node:crypto';
import { mkdir, readdir, readFile, rename, rm, stat, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import type { RemoteManifest } from '../build/manifest.ts';
import { clearDrafts, draftIn } from './drafts.ts';
import type { ShellOffer } from './judge.ts';
import { judge, RefusedRelease } from './judge.ts';

const COMPRESSIBLE = /\.(js|css|json|svg)$/;
const TEXT = /\.(js|cjs|css|json|map|svg)$/;

/** Published files of a remote: its browser build, plus the server's bundle as `server.cjs`. */
export interface PublishOptions {
  name: string;
  /** Folder with the `browser` and `server` builds. */
  distDir: string;
  remotesDir: string;
  offer: ShellOffer;
  /** What stands for the version in the built files. */
  placeholder: string;
}

const sha = (algorithm: string, content: Buffer | string, encoding: 'hex' | 'base64') =>
  createHash(algorithm).update(content).digest(encoding);

async function readTree(dir: string): Promise<Map<string, Buffer>> {
  const files = new Map<string, Buffer>();
  for (const entry of await readdir(dir, { recursive: true, withFileTypes: true })) {
    if (!entry.isFile()) continue;
    const path = join(entry.parentPath, entry.name);
    files.set(path.slice(dir.length + 1), await readFile(path));
  }
  return files;
}

/** Writes each file, and beside it the compressed forms that the shell sends as they are. */
async function writeTree(dir: string, files: Map<string, Buffer>): Promise<void> {
  const brotli = { params: { [constants.BROTLI_PARAM_QUALITY]: 11 } };
  for (const [name, content] of files) {
    const file = join(dir, name);
    await mkdir(dirname(file), { recursive: true });
    await writeFile(file, content);
    if (!COMPRESSIBLE.test(name) || content.length < 512) continue;
    await writeFile(`${file}.br`, await promisify(brotliCompress)(content, brotli));
    await writeFile(`${file}.gz`, await promisify(gzip)(content, { level: 9 }));
  }
}

/**
 * Puts a built remote into its immutable, content-addressed folder and returns its version.
 * It is not live before `switchTo`. A publish that breaks off leaves nothing behind that could be served.
 * Throws a RefusedRelease when the shell could not run it.
 */
export async function publish(options: PublishOptions): Promise<string> {
  const { name, distDir, remotesDir, offer, placeholder } = options;
  const files = await readTree(join(distDir, 'browser'));
  files.set('server.cjs', await readFile(join(distDir, 'server/server.cjs')));
  const built = files.get('manifest.json');
  if (!built) throw new Error(`${name} is not built: ${join(distDir, 'browser/manifest.json')} is missing.`);
  files.delete('manifest.json');
  const manifest = JSON.parse(built.toString()) as RemoteManifest;
  const reasons = judge(manifest, offer);
  if (reasons.length) throw new RefusedRelease(`${name} was not published. ${reasons.join(' ')}`);

  const names = [...files.keys()].sort();
  const version = sha(
    'sha256',
    names.map((file) => file + sha('sha256', files.get(file) ?? '', 'hex')).join('\n') + built.toString(),
    'hex',
  ).slice(0, placeholder.length);
  for (const file of names) {
    const content = files.get(file);
    if (content && TEXT.test(file))
      files.set(file, Buffer.from(content.toString().replaceAll(placeholder, version)));
  }
  manifest.files = Object.fromEntries(
    names
      .filter((file) => !file.endsWith('.map'))
      .map((file) => [file, `sha384-${sha('sha384', files.get(file) ?? '', 'base64')}`]),
  );
  files.set('manifest.json', Buffer.from(JSON.stringify(manifest, null, 2)));

  const target = join(remotesDir, name, version);
  if (await stat(join(target, 'manifest.json')).catch(() => null)) return version;
  const ownDir = join(remotesDir, name);
  await clearDrafts(ownDir);
  const draft = draftIn(ownDir);
  try {
    await writeTree(draft, files);
    await rename(draft, target);
  } catch (error) {
    await rm(draft, { recursive: true, force: true });
    // Somebody else published the very same content first.
    if (!(await stat(join(target, 'manifest.json')).catch(() => null))) throw error;
  }
  return version;
}
