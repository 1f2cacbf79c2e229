export { channelNames, LIVE, moveChannel, readChannel } from './channels.ts';
export type { Channel, FoundChannel } from './channels.ts';
export {
  canonical,
  compositionId,
  DamagedDocument,
  parseJson,
  partOf,
  readComposition,
  SHELL,
} from './composition.ts';
export type { ComposedRemote, Composition, Making, Release } from './composition.ts';
export { beyondScope } from './beyond-scope.ts';
export { compositionFile, writeComposition } from './compositions.ts';
export { grantedKeys, readGrant, readRevocation, writeGrant, writeRevocation } from './grants.ts';
export type { Grant, Revocation } from './grants.ts';
export { BeyondScope, openSigned, signedBy } from './scoped.ts';
export type { Believed } from './scoped.ts';
export { noteEvent, readHistory } from './history.ts';
export type { HistoryEvent } from './history.ts';
export { readPass, writePass } from './preview-pass.ts';
export type { PreviewPass } from './preview-pass.ts';
export { newKey, NoKey, publicKeyId, signingKey, trustedKeys } from './keys.ts';
export type { SigningKey, TrustedKeys } from './keys.ts';
export { CANARY, moveCanary, readCanary, removeCanary } from './canary-pointer.ts';
export type { Canary, FoundCanary } from './canary-pointer.ts';
export { addToQuarantine, liftQuarantine, readQuarantine } from './quarantine.ts';
export type { Quarantined } from './quarantine.ts';
export { readRehearsal, rehearsalFolder, REHEARSALS, versionsOf, writeRehearsal } from './rehearsals.ts';
export type { RehearsalReport, Versions } from './rehearsals.ts';
