import { schemaTypes } from '@weefsel/content-schema';
import { defineConfig } from 'sanity';
import { presentationTool } from 'sanity/presentation';
import { structureTool } from 'sanity/structure';
import { blocks } from './src/blocks';
import { contentProject } from './src/content-project';
import { singletons } from './src/singletons';
import { presentation } from './src/presentation';
import { structure } from './src/structure';

export default defineConfig({
  title: 'Weefsel',
  // Named one by one: the Studio's build puts their values in, and knows no others in the browser.
  ...contentProject({
    SANITY_STUDIO_PROJECT_ID: process.env.SANITY_STUDIO_PROJECT_ID,
    SANITY_STUDIO_DATASET: process.env.SANITY_STUDIO_DATASET,
  }),
  // The Studio's own buttons stay English: `@sanity/locale-nl-nl` does not support version 6.
  plugins: [
    structureTool({ structure }),
    presentationTool(presentation(process.env.SANITY_STUDIO_PREVIEW_ORIGIN)),
  ],
  schema: { types: schemaTypes(blocks) },
  document: singletons,
});
