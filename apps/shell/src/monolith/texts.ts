import { texts as account } from '../../../mf-account/src/texts.nl';
import { texts as catalog } from '../../../mf-catalog/src/texts.nl';
import { texts as checkout } from '../../../mf-checkout/src/texts.nl';
import { texts as content } from '../../../mf-content/src/texts.nl';
import { texts as search } from '../../../mf-search/src/texts.nl';
import type { REMOTE_NAMES } from './entries';

/** The texts of all remotes by direct import. */
export const textsByRemote: Record<(typeof REMOTE_NAMES)[number], Readonly<Record<string, string>>> = {
  'mf-search': search,
  'mf-catalog': catalog,
  'mf-content': content,
  'mf-checkout': checkout,
  'mf-account': account,
};
