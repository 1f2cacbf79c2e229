import type { Composition } from '../composition';

/** A composition that the server is to answer with. */
export interface Wanted {
  id: string;
  composition: Composition;
}
