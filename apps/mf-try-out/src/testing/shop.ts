import { shopWith } from '@weefsel/stores/testing';
import { texts as uiTexts } from '@weefsel/ui/texts';
import { texts } from '../texts.nl';

export const { builtInText, showInShop, storesInTest } = shopWith({ ...uiTexts, ...texts });
