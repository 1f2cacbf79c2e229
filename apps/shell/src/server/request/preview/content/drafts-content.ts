import type { ContentClient } from '@weefsel/api-clients';
import type { DraftTerms } from '../../../vendors/promises/draft-terms';

/** The content service as an editor sees it, with drafts, for one request. */
export interface DraftsContent extends ContentClient {
  /** The shop's promises in its results. */
  terms: DraftTerms;
}
