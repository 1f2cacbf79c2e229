import { singleTypes } from '@weefsel/content-schema';
import type { DocumentPluginOptions } from 'sanity';

const single = (type: string) => singleTypes.some(({ name }) => name === type);

/** Types with one document are not made again, copied or thrown away; categories come from the commerce backend. */
export const singletons = {
  newDocumentOptions: (items) =>
    items.filter(({ templateId }) => !single(templateId) && templateId !== 'category'),
  actions: (actions, { schemaType }) =>
    single(schemaType)
      ? actions.filter(({ action }) => action !== 'duplicate' && action !== 'delete')
      : actions,
} satisfies DocumentPluginOptions;
