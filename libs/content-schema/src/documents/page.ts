import type { ContentPage } from '@weefsel/contracts';
import { choice } from '../fields/choice';
import type { FieldsOf } from '../fields/field';
import { line } from '../fields/text';
import { defineDocument } from './define-document';
import { blocks, metaDescription, slug } from './shared-fields';

/** A page of blocks. */
export const page = (blockTypes: readonly string[]) => {
  const fields: FieldsOf<ContentPage> = {
    title: line('Titel', { required: true, max: 80 }),
    slug: slug('Pad onder /nl/ zonder schuine strepen aan de einden. De voorpagina heet home.'),
    metaDescription,
    context: choice('Voor wie', { general: 'Iedereen', ladies: 'Dames', men: 'Heren' }),
    pageBuilder: blocks('Blokken', blockTypes),
  };
  return defineDocument({
    name: 'page',
    title: 'Pagina',
    fields,
    shown: { title: 'title', subtitle: 'slug.current' },
  });
};
