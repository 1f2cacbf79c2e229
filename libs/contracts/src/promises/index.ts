export * from './fill-promises';
export * from './promise-words';
export * from './shop-promises';
