import { paths, type SearchPopupProps } from '@weefsel/contracts';
import { useNavigate } from '@weefsel/federation/runtime';
import { observer, useStores } from '@weefsel/stores';
import { isPlainClick, LiveRegion } from '@weefsel/ui';
import type { MouseEvent } from 'react';
import { useEffect, useId, useRef } from 'react';
import type { ProductCardData } from '@weefsel/product';
import { popularSuggestions } from './popular-suggestions';
import { PopupHead } from './popup-head';
import { Looking, NothingFound, SearchFailed } from './popup-notices';
import { PopupResults } from './popup-results';
import { toPopupView } from './popup-view';
import { ProductOptions } from './product-options';
import { RecentActions } from './recent-actions';
import styles from './search-popup.module.css';
import { SuggestionOptions } from './suggestion-options';
import { toFollowed } from './tracked-products';
import { useActiveOption } from './use-active-option';
import { useAnnouncement } from './use-announcement';
import { useLiveSearch } from './use-live-search';
import { useRecentSearches } from './use-recent-searches';

const isPlainClickOnLink = (event: MouseEvent): boolean =>
  event.target instanceof Element && event.target.closest('a') !== null && isPlainClick(event);

/** The search that covers the page: answers while a shopper types. Its frame, and going back, are the shell's. */
export const Fragment = observer(function SearchPopup({ open, text, onType, onClose }: SearchPopupProps) {
  const { navigation, page, snippets, tracking } = useStores();
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
  const { active, onKeyDown } = useActiveOption(list, `${text} ${live.answer.state}`);
  const groups = 'groups' in view ? view.groups : [];
  const products = view.kind === 'found' ? view.found.products : [];
  const hasOptions = groups.length + products.length > 0;
  const typed = view.kind === 'found' ? text : '';
  const announcement = useAnnouncement(view);

  // Its code may come after its frame was opened: then it was not there to be given the focus.
  useEffect(() => {
    if (open) input.current?.focus({ preventScroll: true });
  }, [open]);

  const submit = () => {
    const wanted = text.trim();
    if (!wanted) return input.current?.focus();
    recent.remember(wanted);
    onClose();
    // The popup has an entry of its own in the history, which the results take over.
    void navigate(paths.search.to(wanted), { replace: true });
  };
  const followProduct = (product: ProductCardData, place: number) => {
    recent.remember(text);
    tracking.track(toFollowed(product, place));
  };

  const options = hasOptions && (
    <div
      ref={list}
      id={listId}
      role="listbox"
      aria-label={snippets.text('headless.searchPopup.suggestions')}
      className={styles.list}
      data-beside={groups.length > 0 && products.length > 0}
    >
      {groups.length > 0 && (
        <div className={styles.groups}>
          {groups.map((group) => (
            <SuggestionOptions
              key={group.kind}
              list={listId}
              active={active}
              group={group}
              typed={typed}
              onFollow={(label) => recent.remember(text.trim() || label)}
            />
          ))}
        </div>
      )}
      {products.length > 0 && (
        <ProductOptions list={listId} active={active} products={products} onFollow={followProduct} />
      )}
    </div>
  );

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
        onKeyDown={onKeyDown}
        list={hasOptions ? listId : undefined}
        active={active}
        busy={live.answer.state === 'waiting'}
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
      </div>
    </div>
  );
});
