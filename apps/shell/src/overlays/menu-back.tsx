import type { NavigationElement } from '@weefsel/stores';
import { observer, useStores } from '@weefsel/stores';
import { ChevronLeftIcon } from '@weefsel/ui';
import type { Ref } from 'react';
import styles from './menu-children.module.css';

interface MenuBackProps {
  ref: Ref<HTMLButtonElement>;
  /** The entry whose children come back. */
  to: NavigationElement;
  onClick: () => void;
}

/** The way out of what is in a child of the menu. */
export const MenuBack = observer(function MenuBack({ ref, to, onClick }: MenuBackProps) {
  const { snippets } = useStores();
  return (
    <button ref={ref} type="button" className={styles.back} onClick={onClick}>
      <ChevronLeftIcon size={18} />
      {snippets.text('headless.menu.back', { name: to.translated.name })}
    </button>
  );
});
