import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { delimiter, join } from 'node:path';
import { PlainProblem } from '../shop.ts';

const FOLDERS = [...(process.env.PATH ?? '').split(delimiter), '/usr/sbin', '/usr/local/sbin'];

/** Search paths of the module xkey, which is in a separate package. */
const MODULES = ['/usr/lib', '/usr/local/lib'];

const present = (): string | undefined =>
  FOLDERS.map((folder) => join(folder, 'varnishd')).find((file) => existsSync(file));

const hasKeys = (): boolean =>
  spawnSync('find', [...MODULES, '-name', 'libvmod_xkey.so'])
    .stdout.toString()
    .trim() !== '';

const install = (...args: string[]): boolean =>
  spawnSync('apt-get', args, { stdio: 'ignore', timeout: 300_000 }).status === 0;

/** Finds Varnish with its module xkey, or installs Debian's packages. Throws a PlainProblem with instructions. */
export function findVarnish(): string {
  const isThere = () => present() !== undefined && hasKeys();
  if (!isThere() && process.getuid?.() === 0) {
    process.stdout.write('  no Varnish here; installing one …\n');
    install('update');
    install('install', '-y', '--no-install-recommends', 'varnish', 'varnish-modules', 'gcc', 'libc6-dev');
  }
  const found = present();
  if (found && hasKeys()) return found;
  throw new PlainProblem(
    'The test of caches in front of the shop needs Varnish 7 with its module xkey. Install both: "apt-get install varnish varnish-modules" (Debian, Ubuntu).',
  );
}
