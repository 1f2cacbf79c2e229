import { paths, type SearchPopupProps } from '@weefsel/contracts';
import { useNavigate } from '@weefsel/federation/runtime';
import { observer, useStores } from '@weefsel/stores';
import { isPlainClick, LiveRegion } from '@weefsel/ui';
import { useEffect, useId, useRef, type MouseEvent, type RefObject } from 'react';
import { popularSuggestions } from './popular-suggestions';
import { PopupHead } from './popup-head';
import { Looking, NothingFound, SearchFailed } from './popup-notices';
import { optionsOf, PopupOptions } from './popup-options';
import { PopupResults } from './popup-results';
import { toPopupView, type PopupView } from './popup-view';
import { RecentActions } from './recent-actions';
import styles from './search-popup.module.css';
import { StartContent } from './start/start-content';
import { useActiveOption } from './use-active-option';
import { useLiveSearch } from './use-live-search';
import { useRecentSearches } from './use-recent-searches';

/** Screen reader announcement of an answer. For use inside an observer. */
function useAnnouncement(view: PopupView): string {
  const { text } = useStores().snippets;
  if (view.kind === 'loading') return text('headless.searchPopup.loading');
  if (view.kind === 'nothing') return text('headless.searchPopup.nothing');
  if (view.kind !== 'found' || view.busy) return '';
  const suggestions = view.groups.reduce((count, group) => count + group.suggestions.length, 0);
  return text('headless.searchPopup.found', { suggestions, total: view.found.total });
}

/** Focuses an open popup's text field, also when its code loads after its frame. */
function useFocusAtEnd(input: RefObject<HTMLInputElement | null>, open: boolean): void {
  useEffect(() => {
    const field = input.current;
    if (!open || !field) return;
    field.focus({ preventScroll: true });
    // Safari puts the caret before the letters typed in the header's field.
    field.setSelectionRange(field.value.length, field.value.length);
  }, [input, open]);
}

const isPlainClickOnLink = (event: MouseEvent): boolean =>
  event.target instanceof Element && event.target.closest('a') !== null && isPlainClick(event);

/** Search over the whole page, with results as the shopper types. The shell owns its frame and the way back. */
export const Fragment = observer(function SearchPopup({ open, text, onType, onClose }: SearchPopupProps) {
  const { navigation, page, snippets } = useStores();
  const navigate = useNavigate();
  const input = useRef<HTMLInputElement>(null);
  const list = useRef<HTMLDivElement>(null);
  const listId = useId();
  const live = useLiveSearch({ open, text });
  const recent = useRecentSearches(open);
  const popular = popularSuggestions({
    main: navigation.main,
    context: page.context,
    hrefOf: navigation.hrefOf,
    popularTexts: snippets.text('headless.searchPopup.popularTexts'),
  });
  const view = toPopupView(live.answer, { text, recent: recent.texts, popular });
  const activeOption = useActiveOption(list, `${text} ${live.answer.state}`);
  const hasOptions = optionsOf(view).count > 0;
  const announcement = useAnnouncement(view);

  const options = hasOptions && (
    <PopupOptions
      ref={list}
      id={listId}
      view={view}
      text={text}
      active={activeOption.active}
      onFollow={recent.remember}
    />
  );

  useFocusAtEnd(input, open);

  const submit = () => {
    const wanted = text.trim();
    if (!wanted) return input.current?.focus();
    recent.remember(wanted);
    onClose();
    // The popup has a separate history entry, which the results replace.
    void navigate(paths.search.to(wanted), { replace: true });
  };
  return (
    <div
      className={styles.popup}
      onClick={(event) => {
        if (isPlainClickOnLink(event)) onClose();
      }}
    >
      <PopupHead
        input={input}
        text={text}
        onType={onType}
        onSubmit={submit}
        onClose={onClose}
        list={hasOptions ? listId : undefined}
        busy={live.answer.state === 'waiting'}
        {...activeOption}
      />
      <LiveRegion message={announcement} />
      <div className={styles.body}>
        {view.kind === 'start' && view.tooShort && (
          <p className={styles.hint}>{snippets.text('headless.searchPopup.tooShort')}</p>
        )}
        {view.kind === 'loading' && <Looking slow={view.slow} />}
        {view.kind === 'failed' && <SearchFailed text={text} onRetry={live.retry} />}
        {view.kind === 'nothing' && <NothingFound {...view.found} />}
        {view.kind === 'found' ? (
          <PopupResults found={view.found} slow={view.slow}>
            {options}
          </PopupResults>
        ) : (
          <div className={styles.start}>
            {options}
            {view.kind === 'start' && recent.texts.length > 0 && (
              <RecentActions recent={recent} onForgotten={() => input.current?.focus()} />
            )}
          </div>
        )}
        <StartContent open={open} text={text} />
      </div>
    </div>
  );
});
