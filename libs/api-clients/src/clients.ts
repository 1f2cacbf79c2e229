import { createCommerceClient } from './commerce/create-commerce-client';
import type { CommerceConfig } from './commerce/commerce-http';
import { createContentClient, type ContentConfig } from './content/create-content-client';
import { createSearchClient } from './search/create-search-client';
import type { SearchConfig } from './search/search-client';
import type { VatNumbers } from './vat/vat-numbers';
import { createSocialClient, type SocialConfig } from './social/create-social-client';

interface ClientsConfig {
  commerce: CommerceConfig;
  search: SearchConfig;
  content: ContentConfig;
  social: SocialConfig;
}

/** All clients of the server. Throws ConfigurationError when the commerce endpoint or access token is missing. */
export const createClients = (config: ClientsConfig) => ({
  commerce: createCommerceClient(config.commerce),
  search: createSearchClient(config.search),
  content: createContentClient(config.content),
  social: createSocialClient(config.social),
});

/** Backend clients that `load` functions and actions use on the server. */
export type Clients = ReturnType<typeof createClients> & {
  /** VAT number checks: the shop's own format rules and the register. */
  vat: VatNumbers;
};
