import { shopWith } from './test-shop';

export const { showInShop, storesInTest } = shopWith({});
