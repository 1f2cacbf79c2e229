import { defineBlock, line, listOf, to } from '@weefsel/content-schema';
import type { InPageMenuBlock } from './to-in-page-menu';

type Tab = InPageMenuBlock['tabs'][number];

export const schema = defineBlock<InPageMenuBlock>({
  name: 'inPageMenu',
  title: 'Menu van de pagina',
  fields: {
    title: line('Naam', { required: true, description: 'Zo heet het menu voor wie het niet ziet.' }),
    tabs: listOf<Tab, 'page'>(
      'Ingangen',
      {
        title: 'Ingang',
        fields: {
          title: line('Naam', { required: true, max: 40 }),
          pageReference: to('page', 'Pagina', { required: true }),
        },
        shown: { title: 'title', subtitle: 'pageReference.title' },
      },
      { max: 12 },
    ),
  },
  shown: { title: 'title' },
});
