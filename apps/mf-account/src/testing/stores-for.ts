import type { RootStore } from '@weefsel/stores';
import { storesInTest } from './shop';
import type { AccountBackend } from './account-backend';

/** The shop's stores in front of a backend, with or without a session of an earlier visit. */
export const storesFor = ({ transport }: AccountBackend, token = 'session-of-earlier'): RootStore =>
  storesInTest({ transport, token });
