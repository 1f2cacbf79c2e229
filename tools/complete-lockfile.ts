/** Fields of a locked package that are used here. */
export interface LockedPackage {
  version?: string;
  dev?: boolean;
  optional?: boolean;
  os?: string[];
  cpu?: string[];
  libc?: string[];
  resolved?: string;
  /** True for a link to a package of the workspace. */
  link?: boolean;
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

/** Parses the platform of a binary package from its name: `@swc/core-linux-arm64-musl`. */
function platformOf(name: string): Pick<LockedPackage, 'os' | 'cpu' | 'libc'> {
  const os = SYSTEMS.find((system) => name.includes(`-${system}`));
  const cpu = PROCESSORS.find((processor) => name.includes(`-${processor}`));
  return {
    ...(cpu && { cpu: [cpu] }),
    ...(os && { os: [os] }),
    ...(os === 'linux' && { libc: [name.includes('musl') ? 'musl' : 'glibc'] }),
  };
}

/** True when a package at `path` resolves a dependency: in its own `node_modules`, or an outer one. */
function isLocked({ packages }: Lockfile, path: string, name: string): boolean {
  for (let base = path; ;) {
    if (packages[`${base && `${base}/`}node_modules/${name}`]) return true;
    if (!base) return false;
    base = base.slice(0, Math.max(0, base.lastIndexOf('node_modules/') - 1));
  }
}

/** Optional dependencies missing in a lockfile, with the package that requires them. */
export const missingOptional = (lockfile: Lockfile): { name: string; version: string; wantedBy: string }[] =>
  Object.entries(lockfile.packages).flatMap(([path, { optionalDependencies = {} }]) =>
    Object.entries(optionalDependencies)
      .filter(([name]) => !isLocked(lockfile, path, name))
      .map(([name, version]) => ({ name, version: version.replace(/^[\^~]/, ''), wantedBy: path })),
  );

/**
 * Adds an entry for each missing optional dependency, sorted as npm sorts. Returns the added packages.
 * Without a checksum: those platforms install binaries by version only.
 */
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
