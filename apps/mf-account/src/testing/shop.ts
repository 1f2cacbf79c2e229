import { shopWith } from '@weefsel/stores/testing';
import { texts as uiTexts } from '@weefsel/ui/texts';
import { texts } from '../texts.nl';
import type { RootStore } from '@weefsel/stores';
import type { AccountBackend } from './account-backend';

export const { builtInText, showInShop, storesInTest } = shopWith({ ...uiTexts, ...texts });

/** Stores in front of a backend, with or without a session of an earlier visit. */
export const storesFor = ({ transport }: AccountBackend, token = 'session-of-earlier'): RootStore =>
  storesInTest({ transport, token });
