import type { Look } from '@weefsel/api-clients';
import { locale, lookHref } from '@weefsel/contracts';
import { observer, useStores, type NavigationElement } from '@weefsel/stores';
import { Picture } from '@weefsel/ui';
import { useEffect, useState } from 'react';
import styles from './menu-tile.module.css';

/** Gender of a department's looks, by the department's name in the menu. */
const GENDERS: Readonly<Record<string, 'dames' | 'heren'>> = {
  [locale.ladies]: 'dames',
  [locale.men]: 'heren',
};

/**
 * The newest look of a department with its picture; renders nothing until loaded, or on failure. The content service
 * has no field for it.
 */
export default observer(function MenuTile({ of: { translated } }: { of: NavigationElement }) {
  const { overviews } = useStores();
  const [look, setLook] = useState<Look>();
  const gender = GENDERS[translated.name.toLowerCase()];
  useEffect(() => {
    if (!gender) return undefined;
    const asking = new AbortController();
    overviews.looks({ gender, page: 1, itemsPerPage: 1 }, asking.signal).then(
      ({ looksObject }) => setLook(looksObject[0]),
      (error: unknown) => {
        if (!asking.signal.aborted) console.warn('[menu] The look did not come.', error);
      },
    );
    return () => asking.abort();
  }, [gender, overviews]);
  if (!look) return null;
  const { media } = look.cover;
  return (
    <a href={lookHref(look.url)} className={styles.tile}>
      <Picture
        src={media.thumbnails[0]?.url ?? media.url}
        srcSet={media.thumbnails.map(({ url, width }) => `${url} ${width}w`).join(', ')}
        sizes="208px"
        width={4}
        height={5}
        alt=""
        priority="lazy"
        className={styles.picture}
      />
      <span className={styles.name}>{look.translated.name}</span>
    </a>
  );
});
