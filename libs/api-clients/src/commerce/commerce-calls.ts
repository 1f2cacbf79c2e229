/** What a browser needs for calls to the commerce backend, in one file: most visits never ask for it. */
export { axiosTransport } from '../http/axios-transport';
export { createCommerceClient } from './create-commerce-client';
