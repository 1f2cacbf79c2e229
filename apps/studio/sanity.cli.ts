import { defineCliConfig } from 'sanity/cli';
import { contentProject } from './src/content-project.ts';

const schema = new URL('../../libs/content-schema/src/index.ts', import.meta.url).pathname;

export default defineCliConfig({
  api: contentProject(process.env),
  vite: { resolve: { alias: { '@weefsel/content-schema': schema } } },
});
