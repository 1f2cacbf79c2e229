import type { Clients } from '@weefsel/api-clients';

/** The client calls that this remote makes. */
export type ContentClients = Pick<Clients, 'content' | 'social'> & {
  commerce: Pick<Clients['commerce'], 'brands' | 'product'> & {
    category: Pick<Clients['commerce']['category'], 'list'>;
  };
};
