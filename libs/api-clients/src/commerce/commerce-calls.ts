/** All code for calls to the commerce backend, in one lazy chunk: most visits never need it. */
export { axiosTransport } from '../http/axios-transport';
export { createCommerceClient } from './create-commerce-client';
