export { nodeAppBuild } from './node-app-build.ts';
export { remoteBuild } from './remote-build.ts';
export { shellBuild } from './shell-build.ts';
export type { PartFiles, RemoteManifest } from './manifest.ts';
export { distOf, VERSION_PLACEHOLDER, WORKSPACE, workspaceRemotes } from './paths.ts';
export { ONLY_IN_SHELL, SHARED } from './shared.ts';
