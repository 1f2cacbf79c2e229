export { cachedFiles } from './cached-files.ts';
export { openStore, type Store } from './choose-store.ts';
export { clearDrafts, createOnce, draftIn, hasCode, insteadOf, writeWhole } from './drafts.ts';
export { isStorePath, sha256, type Files, type StoredFile } from './files.ts';
export { folderFiles } from './folder-files.ts';
export { folderPointers } from './folder-pointers.ts';
export type { Pointer, Pointers } from './pointers.ts';
export { StoreAway, StoreUnusable } from './store-errors.ts';
export { BadStoreSetting, withoutPassword, type Env } from './store-settings.ts';
