import { paths, type SearchPopupProps } from '@weefsel/contracts';
import { observer, useStores } from '@weefsel/stores';
import { CloseIcon, IconButton, SearchIcon, VisuallyHidden } from '@weefsel/ui';
import type { RefObject } from 'react';
import styles from './popup-head.module.css';
import type { useActiveOption } from './use-active-option';

interface PopupHeadProps extends Omit<SearchPopupProps, 'open'>, ReturnType<typeof useActiveOption> {
  input: RefObject<HTMLInputElement | null>;
  onSubmit: () => void;
  /** Id of the list of suggestions; undefined without one. */
  list: string | undefined;
  busy: boolean;
}

/** The text field, with buttons for all results and to close the popup. */
export const PopupHead = observer(function PopupHead(props: PopupHeadProps) {
  const { input, text, onType, onSubmit, onClose, onKeyDown, list, active, busy } = props;
  const { snippets } = useStores();
  const label = snippets.text('headless.searchPopup.label');
  const clearOrClose = () => {
    if (!text) return onClose();
    onType('');
    input.current?.focus();
  };

  return (
    <div className={styles.head} data-busy={busy}>
      <form
        role="search"
        aria-label={label}
        className={styles.form}
        action={paths.search.to()}
        method="get"
        onSubmit={(event) => {
          event.preventDefault();
          onSubmit();
        }}
      >
        <label className={styles.label}>
          <VisuallyHidden>{label}</VisuallyHidden>
          <input
            ref={input}
            className={styles.input}
            // Not `search`: there Escape would clear the text instead of closing the popup.
            type="text"
            inputMode="search"
            enterKeyHint="search"
            name="tn_q"
            role="combobox"
            aria-autocomplete="list"
            aria-expanded={list !== undefined}
            aria-controls={list}
            aria-activedescendant={active ?? undefined}
            autoComplete="off"
            autoCapitalize="off"
            spellCheck={false}
            maxLength={100}
            placeholder={label}
            value={text}
            onChange={({ target }) => onType(target.value)}
            onKeyDown={onKeyDown}
          />
        </label>
        <IconButton type="submit" label={snippets.text('headless.searchPopup.submit')}>
          <SearchIcon />
        </IconButton>
        <IconButton
          label={snippets.text(text ? 'headless.searchPopup.clear' : 'headless.searchPopup.close')}
          onClick={clearOrClose}
        >
          <CloseIcon />
        </IconButton>
      </form>
    </div>
  );
});
