export { borrowsIn } from './borrows-plugin.ts';
export {
  buildsFolder,
  developmentOf,
  distFolder,
  distOf,
  homePath,
  marketFolder,
  UnknownMarket,
} from './market.ts';
export { nodeAppBuild, npmPackagesIn } from './node-app-build.ts';
export { remoteBuild } from './remote-build.ts';
export { shellBuild } from './shell-build.ts';
export type { Borrowed, PartFiles, RemoteManifest } from './manifest.ts';
export {
  IS_PACKED,
  ROOT,
  SBOM_FILE,
  TYPES_FILE,
  VERSION_PLACEHOLDER,
  WORKSPACE,
  workspaceRemotes,
} from './paths.ts';
export { modulesOf } from './plugin-tools.ts';
export { ONLY_IN_SHELL, SHARED } from './shared.ts';
