import type { ServerConfig } from '../../../settings/environment';
import type { VendorClients } from '../../../vendors/vendor-clients';
import { DraftsPasses } from './drafts-passes';
import type { DraftsOptions } from './drafts-shown';

/** Options of draft previews; undefined without a token for drafts. */
export const draftsOf = (
  { contentReadToken, contentStudioUrl }: Pick<ServerConfig, 'contentReadToken' | 'contentStudioUrl'>,
  { draftsContent }: Pick<VendorClients, 'draftsContent'>,
): DraftsOptions | undefined =>
  draftsContent && {
    passes: new DraftsPasses(contentReadToken),
    content: draftsContent,
    studioUrl: contentStudioUrl,
  };
