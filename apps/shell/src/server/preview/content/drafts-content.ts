import type { ContentClient } from '@weefsel/api-clients';
import type { DraftTerms } from '../../promises/draft-terms';

/** The content service as an editor sees it, drafts included, for one request. */
export interface DraftsContent extends ContentClient {
  /** What the shop promises in its answers. */
  terms: DraftTerms;
}
