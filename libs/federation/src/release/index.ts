export { readAuthor } from './author.ts';
export type { Author } from './author.ts';
export { bringShell, CannotRun } from './bring-shell.ts';
export type { Bringing } from './bring-shell.ts';
export { CanaryRefused, promoteCanary, rollbackCanary, startCanary } from './canary-moves.ts';
export type { CanaryStart } from './canary-moves.ts';
export type { CanaryMoment } from './canary-record.ts';
export { changeChannel, findComposition, pointChannel, readCurrent, TooBusy } from './change.ts';
export type { Change, Named, Purpose } from './change.ts';
export { collect } from './collect.ts';
export { keysDir, openDesk, storeDir } from './desk.ts';
export type { Desk } from './desk.ts';
export { discard } from './discard.ts';
export { changedParts, changedRemotes, versionChanges } from './differences.ts';
export { admit, GrantRefused, readGrants, revoke, scopeOf } from './grants.ts';
export type { KnownGrant } from './grants.ts';
export { goLive, liveSentence, NotTaken } from './go-live.ts';
export { canaryNow, lookAtCanary } from './canary-analysis.ts';
export type { CanaryLook, CanaryNow } from './canary-analysis.ts';
export { incompatibilities, RefusedRelease } from './compatibility.ts';
export type { ShellOffer } from './compatibility.ts';
export { manifestDifferences } from './manifest-differences.ts';
export { platformToken, readPlatformToken } from './platform-token.ts';
export { promote } from './promote.ts';
export { answersFile, publish, releaseFolder } from './publish.ts';
export { describeShell, NotBuilt, OFFER_FILE, publishShell } from './publish-shell.ts';
export type { PublishOptions } from './publish.ts';
export { quarantineRelease, quarantineSentence } from './quarantine.ts';
export { setRedirects } from './redirects.ts';
export { keepRehearsal } from './keep-rehearsal.ts';
export { rehearse } from './rehearse.ts';
export type { Looked, Passed, Rehearsal, Stage } from './rehearse.ts';
export { askShell } from './running-shell.ts';
export { readOfShell } from './shell-manifest.ts';
export {
  readShellManifest,
  SHELL_MANIFEST,
  SHELL_MANIFESTS,
  shellFolder,
  shellManifestFile,
  versionOfManifest,
} from './shell-manifest.ts';
export type { ShellManifest } from './shell-manifest.ts';
export {
  NoEarlier,
  publishedRelease,
  remove,
  rollback,
  rollbackAll,
  switchAll,
  switchTo,
  withdraw,
  withReleased,
} from './switch.ts';
export { findWayBack, NoWayBack } from './way-back.ts';
