import { shopWith } from '@weefsel/stores/testing';
import { texts } from '@weefsel/ui/texts';

export const { showInShop, storesInTest } = shopWith(texts);
