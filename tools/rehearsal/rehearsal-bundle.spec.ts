import { mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { builtShells } from '../../libs/federation/src/releases/release/built-shell.fixture';
import { publishedFolder } from '../../libs/federation/src/releases/release/published.fixture';
import { publishShell, releaseVersions } from '../../libs/federation/src/releases/release/index.ts';
import { rehearsalBundle } from './rehearsal-bundle.ts';

const folder = publishedFolder();
const built = builtShells();
const cli = () => join(folder.dir, 'node_modules/@weefsel/cli');
const bundleFor = (channel?: string) =>
  rehearsalBundle(folder.releaseStore, channel, true, join(cli(), 'shell-builds'));

async function live(channel?: string, needs: Record<string, string> = {}): Promise<string> {
  const { buildDir } = await built(channel ?? 'live', { needs });
  const build = await publishShell(buildDir, folder.releaseStore.files);
  await releaseVersions(folder.releaseStore, { shell: build }, { ...(channel && { channel }) });
  return build;
}

test('without a workspace the shell that the channel names is brought, else the one that is live', async () => {
  const build = await live();
  const bundle = join(cli(), 'shell-builds', build, 'server/rehearsal.cjs');
  expect(await bundleFor()).toBe(bundle);
  expect(await bundleFor('preview/winter')).toBe(bundle);
  const other = await live('preview/winter');
  expect(await bundleFor('preview/winter')).toContain(other);
});

test('a shop that names no shell, and a shell that needs other packages, are a sentence with what to do', async () => {
  await expect(bundleFor()).rejects.toThrow('Who runs the shop releases the shell');
  await mkdir(join(folder.dir, 'node_modules/react'), { recursive: true });
  await writeFile(join(folder.dir, 'node_modules/react/package.json'), '{ "version": "19.3.1" }');
  const build = await live(undefined, { react: '20.0.0' });
  await expect(bundleFor()).rejects.toThrow(
    `The shell@${build} cannot rehearse anything here. It needs react 20.0.0, here is 19.3.1. Install the @weefsel packages that were packed with that shell.`,
  );
});
