import { NO_LINK } from '@weefsel/contracts';
import { observer, useStores, type NavigationElement } from '@weefsel/stores';
import { useLocation } from 'react-router-dom';
import { currentOf, isHighlighted } from './sections';

interface NavigationLinkProps {
  element: NavigationElement;
  className?: string | undefined;
  /** Marks the part of the shop that the page belongs to, whatever its address. */
  isSection?: boolean;
  /** Text instead of the element's name. */
  label?: string;
}

/** A menu entry as a link; plain text while its address is unknown. */
export const NavigationLink = observer(function NavigationLink(props: NavigationLinkProps) {
  const { element, className, isSection = false, label = element.translated.name } = props;
  const { navigation } = useStores();
  const { pathname } = useLocation();
  const href = navigation.hrefOf(element);
  if (href === NO_LINK) return <span className={className}>{label}</span>;
  return (
    <a
      href={href}
      className={className}
      data-highlighted={isHighlighted(element) || undefined}
      aria-current={currentOf(href, pathname) ?? (isSection || undefined)}
      {...(element.linkNewTab && { target: '_blank', rel: 'noopener' })}
    >
      {label}
    </a>
  );
});

interface NavigationItemsProps extends Pick<NavigationLinkProps, 'className'> {
  of: readonly NavigationElement[];
}

/** Menu entries as list items. */
export const NavigationItems = observer(function NavigationItems({ of, className }: NavigationItemsProps) {
  return of.map((element) => (
    <li key={element.id}>
      <NavigationLink element={element} className={className} />
    </li>
  ));
});
