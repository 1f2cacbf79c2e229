export * from './delivery/index';
export * from './fill-promises';
export { builtInPromises } from './nl-nl';
export * from './promise-words';
export * from './shop-promises';
