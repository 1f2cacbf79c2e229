import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { isDeepStrictEqual, promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import type { RemoteDescription } from '../../../../contracts/src/remote-description.ts';
import { DESCRIPTION, type RemoteManifest } from '../../build/bundler/manifest.ts';
import { IS_PACKED, SBOM_FILE, TYPES_FILE } from '../../build/workspace/paths.ts';
import { sha256, type Files } from '../store/index.ts';
import { integrityOf, readTree } from './built-files.ts';
import { incompatibilities, RefusedRelease, type ShellOffer } from './compatibility.ts';
import { overBudget, pageBytes } from './page-bytes.ts';

/** Files to compress. The bill of materials is never sent to browsers. */
const COMPRESSIBLE = /^(?!sbom\.).*\.(js|css|json|svg)$/;
const TEXT = /\.(js|cjs|css|json|map|svg)$/;

/** A remote to publish: its browser build, plus the server's bundle as `server.cjs`. */
export interface PublishOptions {
  name: string;
  /** Folder with the `browser` and `server` builds. */
  distDir: string;
  files: Files;
  offer: ShellOffer;
  /** Placeholder for the version in the built files. */
  placeholder: string;
  /** Reason why pages may exceed their budgets. */
  mayBeOverBudget?: boolean;
  /** Called with damaged files of a published version that were restored. */
  onRestored?: (files: readonly string[]) => void;
}

/** Folder of a published version in the store. */
export const releaseFolder = (name: string, version: string): string => `remotes/${name}/${version}`;

/** Recorded answers of vendors from a version's rehearsal; stored and removed with the version. */
export const answersFile = (name: string, version: string): string =>
  `${releaseFolder(name, version)}/answers.json.gz`;

/** A file with its compressed forms, which the shell sends unchanged. */
async function formsOf(name: string, content: Buffer): Promise<[name: string, content: Buffer][]> {
  if (!COMPRESSIBLE.test(name) || content.length < 512) return [[name, content]];
  const brotli = { params: { [constants.BROTLI_PARAM_QUALITY]: 11 } };
  return [
    [name, content],
    [`${name}.br`, await promisify(brotliCompress)(content, brotli)],
    [`${name}.gz`, await promisify(gzip)(content, { level: 9 })],
  ];
}

const NO_TYPES = `It carries no types (${TYPES_FILE}): build it with ${IS_PACKED ? 'npx weefsel build' : 'npx nx build'}, which writes them.`;

function refuse(name: string, reasons: readonly string[]): void {
  if (reasons.length) throw new RefusedRelease(`${name} was not published. ${reasons.join(' ')}`);
}

/** True for the manifest of a version, apart from the sizes: compressors of machines differ. */
function isWhole(published: Buffer, manifest: RemoteManifest): boolean {
  try {
    const { bytes: _, ...found } = JSON.parse(published.toString()) as RemoteManifest;
    return isDeepStrictEqual(found, JSON.parse(JSON.stringify(manifest)));
  } catch {
    return false;
  }
}

/** Replaces files of a published version that are missing or altered in the store; returns their names. */
async function repair(store: Files, folder: string, built: ReadonlyMap<string, Buffer>): Promise<string[]> {
  const restored: string[] = [];
  const present = new Set((await store.list(`${folder}/`)).map(({ path }) => path));
  for (const [file, content] of built) {
    const path = `${folder}/${file}`;
    if (present.has(path) && (await store.read(path))?.equals(content)) continue;
    for (const [form, bytes] of await formsOf(file, content)) {
      await store.remove(`${folder}/${form}`);
      await store.create(`${folder}/${form}`, bytes);
    }
    restored.push(file);
  }
  return restored;
}

/**
 * Stores a built remote in its immutable, content-addressed folder and returns its version.
 * It is not live before `releaseVersion`. The manifest is written last and makes it a version.
 * So an interrupted publish leaves nothing servable, and the next one continues it.
 * Damaged files of a published version are restored.
 * Throws a RefusedRelease when the shell could not run it, or a page exceeds its budget.
 */
export async function publish(options: PublishOptions): Promise<string> {
  const { name, distDir, offer, placeholder } = options;
  const files = await readTree(join(distDir, 'browser'));
  const types = await readFile(join(distDir, TYPES_FILE)).catch(() => undefined);
  if (types) files.set(TYPES_FILE, types);
  const sbom = await readFile(join(distDir, SBOM_FILE)).catch(() => undefined);
  if (sbom) files.set(SBOM_FILE, sbom);
  files.set('server.cjs', await readFile(join(distDir, 'server/server.cjs')));
  const said = await readFile(join(distDir, 'server', DESCRIPTION), 'utf8');
  const built = files.get('manifest.json');
  if (!built) throw new Error(`${name} is not built: ${join(distDir, 'browser/manifest.json')} is missing.`);
  files.delete('manifest.json');
  const manifest: RemoteManifest = {
    ...(JSON.parse(built.toString()) as RemoteManifest),
    description: JSON.parse(said) as RemoteDescription,
  };
  refuse(name, [...incompatibilities(manifest, offer), ...(types ? [] : [NO_TYPES])]);

  const names = [...files.keys()].sort();
  const version = sha256(
    names.map((file) => file + sha256(files.get(file) ?? '')).join('\n') + built.toString() + said,
  ).slice(0, placeholder.length);
  for (const file of names) {
    const content = files.get(file);
    if (content && TEXT.test(file))
      files.set(file, Buffer.from(content.toString().replaceAll(placeholder, version)));
  }
  manifest.files = Object.fromEntries(
    names.filter((file) => !file.endsWith('.map')).map((file) => [file, integrityOf(files.get(file) ?? '')]),
  );
  const folder = releaseFolder(name, version);
  const published = await options.files.read(`${folder}/manifest.json`);
  if (published) {
    const restored = await repair(options.files, folder, files);
    if (!isWhole(published, manifest)) restored.push('manifest.json');
    if (restored.length > 0) options.onRestored?.(restored);
    if (!restored.includes('manifest.json')) return version;
  }
  const forms = new Map<string, Buffer>();
  for (const [file, content] of files)
    for (const [form, bytes] of await formsOf(file, content)) forms.set(form, bytes);
  manifest.bytes = pageBytes(manifest, (file) => (forms.get(`${file}.br`) ?? forms.get(file))?.length ?? 0);
  if (!options.mayBeOverBudget) refuse(name, overBudget(manifest));
  if (published) await options.files.remove(`${folder}/manifest.json`);
  for (const [form, bytes] of forms) await options.files.create(`${folder}/${form}`, bytes);
  await options.files.create(`${folder}/manifest.json`, JSON.stringify(manifest, null, 2));
  return version;
}
