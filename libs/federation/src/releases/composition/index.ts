export { channelNames, LIVE, moveChannel, readChannel, type Channel, type FoundChannel } from './channels.ts';
export {
  canonical,
  compositionFile,
  compositionId,
  DamagedDocument,
  KeyRevoked,
  NotChecked,
  parseJson,
  partOf,
  readComposition,
  SHELL,
  writeComposition,
  type ComposedRemote,
  type Composition,
  type Content,
  type Release,
} from './composition.ts';
export {
  grantedKeys,
  readGrant,
  readRevocation,
  writeGrant,
  writeRevocation,
  type Grant,
  type Revocation,
} from './grants.ts';
export {
  beyondScope,
  BeyondScope,
  claimedPages,
  findComposition,
  openSigned,
  signedBy,
  signerOf,
} from './scoped.ts';
export { noteEvent, readHistory, type HistoryEvent } from './history.ts';
export { readCountsPass, writeCountsPass } from './counts-pass.ts';
export { readPass, writePass, type PreviewPass } from './preview-pass.ts';
export {
  newKey,
  NoKey,
  publicKeyId,
  signingKey,
  trustedKeys,
  type SigningKey,
  type TrustedKeys,
} from './keys.ts';
export {
  CANARY,
  moveCanary,
  readCanary,
  removeCanary,
  type Canary,
  type FoundCanary,
} from './canary-pointer.ts';
export { addToQuarantine, liftQuarantine, readQuarantine, type Quarantined } from './quarantine.ts';
export {
  readRehearsal,
  rehearsalFolder,
  REHEARSALS,
  versionsOf,
  writeRehearsal,
  type RehearsalReport,
  type Versions,
} from './rehearsals.ts';
export { claimSentence, isTechnical } from './technical-paths.ts';
