import type { LoadDoor } from '@weefsel/federation/runtime';
import { openDoor } from './doors';

/** Stands in for `remotes.ts` in the monolith build. */
export const loadDoor: LoadDoor = (name) => openDoor(name);
