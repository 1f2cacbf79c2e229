export { judge, RefusedRelease } from './judge.ts';
export type { ShellOffer } from './judge.ts';
export { publish } from './publish.ts';
export type { PublishOptions } from './publish.ts';
export { readRegistry, registryFile, rollback, setRedirects, switchTo } from './registry.ts';
export type { Registry, RegistryEntry } from './registry.ts';
