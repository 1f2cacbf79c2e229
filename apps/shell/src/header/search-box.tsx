import { paths } from '@weefsel/contracts';
import { useNavigate } from '@weefsel/federation/runtime';
import { observer, useStores } from '@weefsel/stores';
import { IconButton, SearchIcon, VisuallyHidden } from '@weefsel/ui';
import { useEffect, useRef, type SyntheticEvent } from 'react';
import { useLocation } from 'react-router-dom';
import styles from './search-box.module.css';
import { useSearchPopup } from './use-search-popup';

/** Search text of the current page, if it shows search results. */
function useSearchedText(): string {
  const { pathname, search } = useLocation();
  return pathname === paths.search.pattern ? (new URLSearchParams(search).get('tn_q') ?? '') : '';
}

/** Ids of the search inputs; the header shows one of the first two, by its width. */
type SearchBoxId = 'search-desktop' | 'search-mobile' | 'search-menu' | 'search-overlay';

/**
 * The search field: a plain GET form, which works without JavaScript.
 * A click or the first letter opens the search over the page; focus alone does not.
 */
export const SearchBox = observer(function SearchBox({ id }: { id: SearchBoxId }) {
  const { overlay, snippets } = useStores();
  const navigate = useNavigate();
  const searched = useSearchedText();
  const popup = useSearchPopup();
  const input = useRef<HTMLInputElement>(null);
  const shown = useRef(searched);

  useEffect(() => {
    // Keeps text typed before hydration.
    if (shown.current === searched || !input.current) return;
    shown.current = searched;
    input.current.value = searched;
  }, [searched]);

  const { searchText } = overlay;
  useEffect(() => {
    if (searchText !== null && input.current) input.current.value = searchText;
  }, [searchText]);

  const onText = (typed: HTMLInputElement) => typed.value.trim() && popup.open(typed);

  const submit = (event: SyntheticEvent) => {
    event.preventDefault();
    const text = input.current?.value.trim();
    if (!text) {
      input.current?.focus();
      return input.current && popup.open(input.current);
    }
    popup.giveUp();
    overlay.close();
    void navigate(paths.search.to(text));
  };

  return (
    <form
      role="search"
      aria-label={snippets.text('headless.searchBox.label')}
      className={styles.box}
      action={paths.search.to()}
      method="get"
      onSubmit={submit}
    >
      <label>
        <VisuallyHidden>{snippets.text('headless.searchBox.label')}</VisuallyHidden>
        <input
          ref={input}
          id={id}
          className={styles.input}
          type="search"
          data-early="search"
          data-early-side="full"
          name="tn_q"
          defaultValue={searched}
          placeholder={snippets.text('headless.searchBox.placeholder')}
          autoComplete="off"
          enterKeyHint="search"
          onPointerEnter={popup.prepare}
          onFocus={popup.prepare}
          onClick={({ currentTarget }) => popup.open(currentTarget)}
          onInput={({ currentTarget, nativeEvent }) => {
            // Opening during composition would leave an incomplete letter.
            if (!(nativeEvent instanceof InputEvent && nativeEvent.isComposing)) onText(currentTarget);
          }}
          onCompositionEnd={({ currentTarget }) => onText(currentTarget)}
        />
      </label>
      <IconButton type="submit" label={snippets.text('headless.searchBox.submit')} className={styles.submit}>
        <SearchIcon size={20} />
      </IconButton>
    </form>
  );
});
