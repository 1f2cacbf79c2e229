import { singleTypes } from '@weefsel/content-schema';
import type { StructureResolver } from 'sanity/structure';

const singles = new Set(singleTypes.map(({ name }) => name));

/** Menu of the Studio: lists of documents, then single documents. */
export const structure: StructureResolver = (s) =>
  s
    .list()
    .title('Inhoud')
    .items([
      ...s.documentTypeListItems().filter((item) => !singles.has(item.getId() ?? '')),
      s.divider(),
      ...singleTypes.map(({ name, title = name }) =>
        s.listItem().id(name).title(title).child(s.document().schemaType(name).documentId(name)),
      ),
    ]);
