export { borrowsIn } from './borrows-plugin.ts';
export { nodeAppBuild, npmPackagesIn } from './node-app-build.ts';
export { remoteBuild } from './remote-build.ts';
export { shellBuild } from './shell-build.ts';
export type { Borrowed, PartFiles, RemoteManifest } from './manifest.ts';
export { modulesOf } from './plugin-tools.ts';
export { ONLY_IN_SHELL, SHARED } from './shared.ts';
export { RootErrorsPlugin } from './root-errors-plugin.ts';
