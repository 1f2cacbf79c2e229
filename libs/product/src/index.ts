export * from './crumbs/page-context';
export * from './crumbs/steps-of-path';
export * from './crumbs/to-crumbs';
export * from './json-ld/to-json-ld';
