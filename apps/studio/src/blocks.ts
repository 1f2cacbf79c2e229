import { blockSchemas } from '@weefsel/content-schema';

const modules = import.meta.glob<object>('../../mf-content/src/blocks/*/*-schema.ts', { eager: true });

/** The schema of every block there is: each brings its own in its folder. */
export const blocks = blockSchemas(Object.values(modules));
