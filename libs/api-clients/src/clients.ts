import { createCommerceClient, type CommerceClient } from './commerce/create-commerce-client';
import type { CommerceConfig } from './commerce/commerce-http';
import { createContentClient, type ContentClient, type ContentConfig } from './content/create-content-client';
import { createSearchClient } from './search/create-search-client';
import type { SearchClient, SearchConfig } from './search/search-client';
import { createSocialClient, type SocialClient, type SocialConfig } from './social/create-social-client';

/** What a page's `load` may ask on the server. */
export interface Clients {
  commerce: CommerceClient;
  search: SearchClient;
  content: ContentClient;
  social: SocialClient;
}

export interface ClientsConfig {
  commerce: CommerceConfig;
  search: SearchConfig;
  content: ContentConfig;
  social: SocialConfig;
}

/** All clients of the server. Throws ConfigurationError when the commerce endpoint or access token is missing. */
export const createClients = (config: ClientsConfig): Clients => ({
  commerce: createCommerceClient(config.commerce),
  search: createSearchClient(config.search),
  content: createContentClient(config.content),
  social: createSocialClient(config.social),
});
