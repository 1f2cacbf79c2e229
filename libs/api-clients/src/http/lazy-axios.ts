import type { Transport } from './transport';

/** The axios transport, fetched at the first request so that it is never among a page's first bytes. */
export const lazyAxios: Transport = async (request) => {
  const { axiosTransport } = await import('./axios-transport');
  return axiosTransport(request);
};
