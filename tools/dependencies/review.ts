/** Fields of a locked package that are reviewed. Source: npm, package-lock.json, version 3. */
export interface LockedPackage {
  name?: string;
  version?: string;
  license?: string;
  integrity?: string;
  resolved?: string;
  /** True for a link to a folder, which `resolved` names. */
  link?: boolean;
  /** Folders of the workspace's own packages; at its root only. */
  workspaces?: readonly string[];
  deprecated?: string;
  hasInstallScript?: boolean;
  optional?: boolean;
  os?: readonly string[];
  cpu?: readonly string[];
  dependencies?: Record<string, string>;
  devDependencies?: Record<string, string>;
  optionalDependencies?: Record<string, string>;
}

/** Content of `policy.json`. */
export interface DependencyPolicy {
  licences: readonly string[];
  /** Licences allowed for some packages only, by the beginning of their names. */
  otherLicences: Record<string, { packages: readonly string[]; reason: string }>;
  /** Licences of packages that declare none or only its location, by name and version. */
  licencesOf: Record<string, { licence: string; reason: string }>;
  /** Packages allowed to have an install script, with the reason; `allowScripts` decides about running it. */
  installScripts: Record<string, string>;
  /** Versions known as malware. */
  malware: Record<string, readonly string[]>;
}

export interface ReviewedFiles {
  packages: Record<string, LockedPackage>;
  /** `allowScripts` of `package.json`: packages whose install scripts run. */
  allowScripts: Record<string, boolean>;
  policy: DependencyPolicy;
}

export interface Review {
  /** One sentence for each package that is not allowed. */
  problems: string[];
  /** Binaries for other machines without integrity, because the registry at hand lacks them. */
  unchecked: string[];
}

const MODULES = 'node_modules/';

const nameAt = (path: string, { name }: LockedPackage): string =>
  name ?? path.slice(path.lastIndexOf(MODULES) + MODULES.length);

/** True for a binary that is only installed on some platforms. */
const isForSomeMachines = ({ optional, os, cpu }: LockedPackage): boolean =>
  optional === true && (os !== undefined || cpu !== undefined);

/** Evaluates an expression such as `(MIT OR CC0-1.0)`; nested expressions are not supported. */
function isMet(expression: string, allows: (licence: string) => boolean): boolean {
  const flat = expression.replace(/^\(([^()]*)\)$/, '$1');
  if (/ OR /.test(flat)) return !/ AND /.test(flat) && flat.split(' OR ').some(allows);
  return flat.split(' AND ').every(allows);
}

function licenceProblems(name: string, locked: LockedPackage, policy: DependencyPolicy): string[] {
  const licence = policy.licencesOf[`${name}@${locked.version}`]?.licence ?? locked.license;
  if (licence === undefined) return [`${name} says no licence: look it up, and write it into licencesOf.`];
  const allows = (one: string) =>
    policy.licences.includes(one) ||
    (policy.otherLicences[one]?.packages.some((start) => name.startsWith(start)) ?? false);
  return isMet(licence, allows) ? [] : [`${name} has the licence ${licence}, which is not on the list.`];
}

const FROM_REGISTRY = /^(npm:(@[\w.-]+\/)?[\w.-]+@)?[\^~<>=*\d\s.x|v\w+-]*$/;

/** Allows packages from the registry only: no repositories, files or other addresses. */
function sourceProblems(name: string, locked: LockedPackage, isOwn: boolean): string[] {
  const { resolved, dependencies, devDependencies, optionalDependencies } = locked;
  const asked = Object.entries({ ...dependencies, ...devDependencies, ...optionalDependencies });
  return [
    ...(isOwn || resolved === undefined || /^https:\/\/[^?#]+\.tgz$/.test(resolved)
      ? []
      : [`${name} comes from ${resolved}, which is no package of a registry.`]),
    ...asked
      .filter(([, range]) => !FROM_REGISTRY.test(range))
      .map(([wanted, range]) => `${name} asks for ${wanted} from ${range}, which is no registry.`),
  ];
}

const MALWARE = /malware|malicious|hijack|compromised|security[ -]holding/i;

function malwareProblems(
  name: string,
  { version = '', deprecated = '' }: LockedPackage,
  known: DependencyPolicy['malware'],
): string[] {
  const isKnown = Object.hasOwn(known, name) && known[name]?.includes(version);
  return isKnown || /-security\b/.test(version) || MALWARE.test(deprecated)
    ? [`${name}@${version} is known as malware: nothing that installed it can be trusted.`]
    : [];
}

const scriptProblems = (
  name: string,
  { hasInstallScript }: LockedPackage,
  { installScripts }: DependencyPolicy,
): string[] =>
  hasInstallScript && !Object.hasOwn(installScripts, name)
    ? [
        `${name} has an install script that nobody looked at: read it, and write the reason into installScripts.`,
      ]
    : [];

/** Entries for packages that are gone; they would silently allow a package's return. */
function stalePolicy({ packages, policy, allowScripts }: ReviewedFiles): string[] {
  const here = Object.entries(packages);
  const names = new Set(here.map(([path, locked]) => nameAt(path, locked)));
  const versions = new Set(here.map(([path, locked]) => `${nameAt(path, locked)}@${locked.version}`));
  return [
    ...Object.keys(policy.installScripts).filter((name) => !names.has(name)),
    ...Object.keys(policy.licencesOf).filter((id) => !versions.has(id)),
    ...Object.keys(allowScripts).filter((name) => !Object.hasOwn(policy.installScripts, name)),
  ].map((name) => `${name} is allowed something that it does not need, or without a reason.`);
}

/** Reviews every package of a lockfile: licence, install script, integrity, source, known malware. Works offline. */
export function review(files: ReviewedFiles): Review {
  const { packages, policy } = files;
  const problems: string[] = [];
  const unchecked: string[] = [];
  const own: readonly (string | undefined)[] = packages['']?.workspaces ?? [];
  for (const [path, locked] of Object.entries(packages)) {
    const name = path === '' ? 'The workspace' : nameAt(path, locked);
    const isOwn = path === '' || own.includes(locked.link ? locked.resolved : path);
    problems.push(...sourceProblems(name, locked, isOwn));
    if (isOwn) continue;
    problems.push(...malwareProblems(name, locked, policy.malware), ...scriptProblems(name, locked, policy));
    if (locked.integrity) problems.push(...licenceProblems(name, locked, policy));
    else if (isForSomeMachines(locked)) unchecked.push(`${name}@${locked.version}`);
    else problems.push(`${name} has no integrity: nothing says what it must hold.`);
  }
  return { problems: [...new Set([...problems, ...stalePolicy(files)])].sort(), unchecked };
}
