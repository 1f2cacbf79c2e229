import { texts as accountTexts } from '../../../apps/mf-account/src/texts.nl.ts';
import { texts as catalogTexts } from '../../../apps/mf-catalog/src/texts.nl.ts';
import { texts as checkoutTexts } from '../../../apps/mf-checkout/src/texts.nl.ts';
import { texts as contentTexts } from '../../../apps/mf-content/src/texts.nl.ts';
import { texts as searchTexts } from '../../../apps/mf-search/src/texts.nl.ts';
import { texts as shellTexts } from '../../../apps/shell/src/texts.nl.ts';
import { localAddresses } from '@weefsel/contracts/snippets';
import { texts as storesTexts } from '@weefsel/stores/texts';
import { texts as uiTexts } from '@weefsel/ui/texts';

const written: Readonly<Record<string, string>> = {
  ...uiTexts,
  ...storesTexts,
  ...shellTexts,
  ...searchTexts,
  ...catalogTexts,
  ...contentTexts,
  ...checkoutTexts,
  ...accountTexts,
};

/** All screen texts by key, as their owners wrote them: the seed of the demo vendors. */
export const textsOfOwners: Readonly<Record<string, string>> = Object.fromEntries(
  Object.entries(written).map(([key, text]) => [key, localAddresses(text)]),
);
