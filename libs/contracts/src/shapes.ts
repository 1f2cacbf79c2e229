/**
 * Schemas of vendors' answers. Types are derived from them, and clients validate with them.
 * Runs where vendors are asked.
 */
export * from './fields';
export * from './content/asset';
export * from './content/button';
export * from './content/cards';
export * from './content/documents';
export * from './content/rich-text';
export * from './content/site';
