/** What vendors' answers must look like: types are made of these, and clients check by them. Runs where vendors are asked. */
export * from './fields';
export * from './content/asset';
export * from './content/button';
export * from './content/cards';
export * from './content/documents';
export * from './content/rich-text';
export * from './content/site';
