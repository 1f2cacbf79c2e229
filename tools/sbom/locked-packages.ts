/** A package as a lockfile has it. */
export interface Locked {
  version?: string;
  /** What its tarball has to hold, as `sha512-…`; several are separated by blanks. */
  integrity?: string;
  dependencies?: Record<string, string>;
  optionalDependencies?: Record<string, string>;
  peerDependencies?: Record<string, string>;
  peerDependenciesMeta?: Record<string, { optional?: boolean }>;
}

/** Packages of a lockfile by their folder, such as `node_modules/a/node_modules/b`. */
export type LockedPackages = Readonly<Record<string, Locked>>;

/** A package that something needs is in no lockfile. */
export class NotLocked extends Error {
  override readonly name = 'NotLocked';
}

/** The folder of a package as one in a given folder finds it: its own `node_modules`, else the nearest above; '' is the root. */
export function folderOf(packages: LockedPackages, from: string, name: string): string | undefined {
  for (let base = from; ;) {
    const folder = `${base && `${base}/`}node_modules/${name}`;
    if (packages[folder]) return folder;
    if (!base) return undefined;
    base = base.slice(0, Math.max(0, base.lastIndexOf('node_modules/') - 1));
  }
}

/**
 * Folders of what a package needs where it runs. What is optional counts where it is installed; what it only goes along with,
 * such as a compiler that has types of it, does not. Throws a NotLocked.
 */
export function needsOf(
  packages: LockedPackages,
  folder: string,
  isThere: (folder: string) => boolean,
): string[] {
  const { dependencies, optionalDependencies, peerDependencies, peerDependenciesMeta } =
    packages[folder] ?? {};
  const peers = Object.keys(peerDependencies ?? {}).filter((name) => !peerDependenciesMeta?.[name]?.optional);
  const names = new Set([...Object.keys({ ...dependencies, ...optionalDependencies }), ...peers]);
  return [...names].sort().flatMap((name) => {
    const found = folderOf(packages, folder, name);
    const isOptional = optionalDependencies?.[name] !== undefined;
    if (found && (isThere(found) || !isOptional)) return [found];
    if (isOptional) return [];
    throw new NotLocked(`${folder} needs ${name}, which is not in the lockfile. Run npm install.`);
  });
}

/** Folders of the named packages and of all that they need, sorted. Throws a NotLocked. */
export function closureOf(
  packages: LockedPackages,
  names: readonly string[],
  isThere: (folder: string) => boolean,
): string[] {
  const found = new Set<string>();
  const add = (folder: string): void => {
    if (found.has(folder)) return;
    found.add(folder);
    needsOf(packages, folder, isThere).forEach(add);
  };
  for (const name of names) {
    const folder = folderOf(packages, '', name);
    if (!folder) throw new NotLocked(`${name} is not in the lockfile. Run npm install.`);
    add(folder);
  }
  return [...found].sort();
}
