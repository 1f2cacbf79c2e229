import type { SnippetDocument } from '@weefsel/contracts';
import { textsOfOwners } from '../../texts-of-owners.ts';
import type { ContentDocument } from '../dataset.ts';

type StoredSnippet = ContentDocument & SnippetDocument;

/** One document per text on screen, so that editors can change each separately. */
export const snippetDocuments = (): StoredSnippet[] =>
  Object.entries(textsOfOwners).map(([key, value]) => ({
    // A dot in an id would make the document private to signed-in editors.
    _id: `snippet-${key.replaceAll('.', '-')}`,
    _type: 'snippet',
    key,
    value,
  }));
