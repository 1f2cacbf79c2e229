import { useStores } from '@weefsel/stores';
import type { PopupView } from './popup-view';

/** What is read out about an answer; for use inside an observer. */
export function useAnnouncement(view: PopupView): string {
  const { snippets } = useStores();
  switch (view.kind) {
    case 'loading':
      return snippets.text('headless.searchPopup.loading');
    case 'nothing':
      return snippets.text('headless.searchPopup.nothing');
    case 'found': {
      if (view.busy) return '';
      const suggestions = view.groups.reduce((count, group) => count + group.suggestions.length, 0);
      return snippets.text('headless.searchPopup.found', { suggestions, total: view.found.total });
    }
    case 'start':
    case 'failed':
      return '';
  }
}
