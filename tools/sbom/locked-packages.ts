/** A package in a lockfile. */
interface Locked {
  version?: string;
  /** Hash of its tarball, as `sha512-…`; several are separated by spaces. */
  integrity?: string;
  dependencies?: Record<string, string>;
  optionalDependencies?: Record<string, string>;
  peerDependencies?: Record<string, string>;
  peerDependenciesMeta?: Record<string, { optional?: boolean }>;
}

/** Packages of a lockfile by their folder, such as `node_modules/a/node_modules/b`. */
export type LockedPackages = Readonly<Record<string, Locked>>;

/** A required package is not in the lockfile. */
export class NotLocked extends Error {
  override readonly name = 'NotLocked';
}

/**
 * Folder of a package as resolved from another folder: its own `node_modules`, else the nearest above. '' is the root.
 */
export function folderOf(packages: LockedPackages, from: string, name: string): string | undefined {
  for (let base = from; ;) {
    const folder = `${base && `${base}/`}node_modules/${name}`;
    if (packages[folder]) return folder;
    if (!base) return undefined;
    base = base.slice(0, Math.max(0, base.lastIndexOf('node_modules/') - 1));
  }
}

/**
 * Folders of a package's dependencies at run time. Optional ones count where installed; optional peers, such as a
 * compiler, never do. Throws a NotLocked.
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

/** Sorted folders of the named packages and all their dependencies. Throws a NotLocked. */
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
