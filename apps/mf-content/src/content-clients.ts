import type { Clients } from '@weefsel/api-clients';

/** The calls that this remote makes. */
export type ContentClients = Pick<Clients, 'content'> & {
  commerce: { category: Pick<Clients['commerce']['category'], 'list'> };
};
