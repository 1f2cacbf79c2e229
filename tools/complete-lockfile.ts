/** One package of a lockfile, as far as it matters here. */
export interface LockedPackage {
  version?: string;
  dev?: boolean;
  optional?: boolean;
  os?: string[];
  cpu?: string[];
  libc?: string[];
  resolved?: string;
  optionalDependencies?: Record<string, string>;
}

export interface Lockfile {
  packages: Record<string, LockedPackage>;
}

const SYSTEMS = [
  'darwin',
  'win32',
  'freebsd',
  'android',
  'openharmony',
  'linux',
  'netbsd',
  'openbsd',
  'sunos',
  'aix',
];
const PROCESSORS = ['wasm32', 'arm64', 'x64', 'ia32', 'ppc64', 'riscv64', 's390x', 'loong64', 'arm'];

/** For which machines a binary package is, read from its name: `@swc/core-linux-arm64-musl`. */
function platformOf(name: string): Pick<LockedPackage, 'os' | 'cpu' | 'libc'> {
  const os = SYSTEMS.find((system) => name.includes(`-${system}`));
  const cpu = PROCESSORS.find((processor) => name.includes(`-${processor}`));
  return {
    ...(cpu && { cpu: [cpu] }),
    ...(os && { os: [os] }),
    ...(os === 'linux' && { libc: [name.includes('musl') ? 'musl' : 'glibc'] }),
  };
}

/** Whether a package at `path` would find a dependency, in its own or any outer `node_modules`. */
function isLocked({ packages }: Lockfile, path: string, name: string): boolean {
  for (let base = path; ;) {
    if (packages[`${base && `${base}/`}node_modules/${name}`]) return true;
    if (!base) return false;
    base = base.slice(0, Math.max(0, base.lastIndexOf('node_modules/') - 1));
  }
}

/** The optional dependencies that a lockfile does not know, by the package that wants them. */
export const missingOptional = (lockfile: Lockfile): { name: string; version: string; wantedBy: string }[] =>
  Object.entries(lockfile.packages).flatMap(([path, { optionalDependencies = {} }]) =>
    Object.entries(optionalDependencies)
      .filter(([name]) => !isLocked(lockfile, path, name))
      .map(([name, version]) => ({ name, version: version.replace(/^[\^~]/, ''), wantedBy: path })),
  );

/** Adds an entry for each of them, and keeps the entries sorted as npm does; returns what was added. */
export function completeLockfile(lockfile: Lockfile): string[] {
  const missing = missingOptional(lockfile);
  for (const { name, version, wantedBy } of missing) {
    const dev = lockfile.packages[wantedBy]?.dev;
    lockfile.packages[`node_modules/${name}`] = {
      version,
      ...platformOf(name),
      ...(dev && { dev }),
      optional: true,
    };
  }
  const sorted = Object.entries(lockfile.packages).sort(([a], [b]) => (a < b ? -1 : 1));
  lockfile.packages = Object.fromEntries(sorted);
  return missing.map(({ name, version }) => `${name}@${version}`);
}
