import type { SnippetDocument } from '@weefsel/contracts';
import type { ContentDocument } from '../dataset.ts';

type StoredSnippet = ContentDocument & SnippetDocument;

/** Texts that the demo's editors changed, by key. All others are shown as their owners wrote them. */
const EDITED: Readonly<Record<string, string>> = {
  'headless.newsletter.title': 'Weet als eerste wat er nieuw is',
};

/** One document per changed text. */
export const snippetDocuments = (): StoredSnippet[] =>
  Object.entries(EDITED).map(([key, value]) => ({
    // A dot in an id would make the document private to signed-in editors.
    _id: `snippet-${key.replaceAll('.', '-')}`,
    _type: 'snippet',
    key,
    value,
  }));
