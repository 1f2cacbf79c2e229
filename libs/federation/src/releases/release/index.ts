export { findComposition } from '../composition/index.ts';
export { readAuthor, type Author } from './author.ts';
export { bringShell, CannotRun } from './bring-shell.ts';
export {
  CanaryInQuarantine,
  canaryRemotes,
  CanaryRefused,
  othersInCanary,
  remotesOfCanary,
  promoteCanary,
  requireNoCanary,
  rollbackCanary,
  startCanary,
} from './canary-moves.ts';
export type { CanaryMoment } from './canary-record.ts';
export {
  isToSignAnew,
  updateChannel,
  pointChannel,
  readCurrent,
  TooBusy,
  type Change,
  type Named,
  type Purpose,
} from './update-channel.ts';
export { collect } from './collect.ts';
export { keysDir, note, openReleaseStore, storeDir, type ReleaseStore } from './release-store.ts';
export { discard } from './discard.ts';
export { changedParts, changedRemotes, versionChanges } from './differences.ts';
export { admit, GrantRefused, readGrants, revoke, scopeOf, type KnownGrant } from './grants.ts';
export { endWithUs } from './end-with-us.ts';
export { rollOut, liveSentence, NotLoaded } from './rollout.ts';
export { canaryNow, lookAtCanary, type CanaryLook, type CanaryNow } from './canary-analysis.ts';
export { incompatibilities, RefusedRelease, type ShellOffer } from './compatibility.ts';
export { manifestDifferences, manifestOverview } from './manifest-differences.ts';
export { platformToken, readPlatformToken } from './platform-token.ts';
export { promote, tryPromote } from './promote.ts';
export { answersFile, publish, releaseFolder, type PublishOptions } from './publish.ts';
export { BESIDE_SHELL, describeShell, NotBuilt, OFFER_FILE, publishShell } from './publish-shell.ts';
export { quarantineRelease, quarantineSentence } from './quarantine.ts';
export { setRedirects } from './redirects.ts';
export { keepRehearsal } from './keep-rehearsal.ts';
export { rehearse, type Looked, type Passed, type Rehearsal, type Stage } from './rehearse.ts';
export { askShell } from './running-shell.ts';
export { BadSeed, seedStore, type Seeded } from './seed.ts';
export {
  readOfShell,
  readShellManifest,
  SHELL_MANIFEST,
  SHELL_MANIFESTS,
  shellFolder,
  shellManifestFile,
  versionOfManifest,
} from './shell-manifest.ts';
export {
  NoEarlier,
  publishedRelease,
  remove,
  rollback,
  rollbackAll,
  releaseVersions,
  releaseVersion,
  checkVersions,
  withReleased,
} from './release-versions.ts';
export { findRollbackTarget, NoRollbackTarget } from './rollback-target.ts';
