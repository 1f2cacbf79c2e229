export * from './config';
export * from './fragments';
export * from './links';
export * from './loadable';
export * from './page';
export * from './paths';
export * from './remote';
export * from './storage-keys';
