import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { gzipSync } from 'node:zlib';
import type { ShellManifest } from './shell-manifest';
import { describeShell } from './publish-shell';
import type { ShellOffer } from './compatibility';

const OFFER: ShellOffer = { contract: '1.0', shared: {}, onlyInShell: [] };

export interface BuiltShell {
  /** Folder with its `browser` and `server`. */
  buildDir: string;
  manifest: ShellManifest;
}

/** Builds shells of a few files and removes them after the test. */
export function builtShells() {
  const dirs: string[] = [];
  afterEach(async () => {
    for (const dir of dirs.splice(0)) await rm(dir, { recursive: true, force: true, maxRetries: 5 });
  });
  return async (
    mark: string,
    {
      offer = {},
      ...said
    }: Partial<Pick<ShellManifest, 'words' | 'needs'>> & { offer?: Partial<ShellOffer> } = {},
  ): Promise<BuiltShell> => {
    const dir = await mkdtemp(join(tmpdir(), 'weefsel-shell-'));
    dirs.push(dir);
    const buildDir = join(dir, 'production');
    const files = {
      'production/browser/assets.json': JSON.stringify({ build: mark }),
      [`production/browser/main.0000${mark}.js`]: `main ${mark}`,
      [`production/browser/main.0000${mark}.js.map`]: `map ${mark}`,
      'production/server/main.cjs': `server ${mark}`,
      'offer.json': JSON.stringify({ ...OFFER, ...offer }),
      'types.json.gz': gzipSync(JSON.stringify({ files: {}, imports: {}, roots: [], entries: {} })),
      'sbom.cdx.json': JSON.stringify({ bomFormat: 'CycloneDX' }),
    };
    for (const [file, content] of Object.entries(files)) {
      await mkdir(dirname(join(dir, file)), { recursive: true });
      await writeFile(join(dir, file), content);
    }
    return { buildDir, manifest: await describeShell(buildDir, { words: 1, needs: {}, ...said }) };
  };
}
