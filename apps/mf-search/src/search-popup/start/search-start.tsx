import { observer, useStores } from '@weefsel/stores';
import { useState } from 'react';
import { departmentsOf, genderOf } from './departments';
import { findFresh } from './find-fresh';
import { FreshGoods } from './fresh-goods';
import styles from './search-start.module.css';
import { SomeLooks } from './some-looks';
import { useAsked } from './use-asked';
import { ViewedBefore } from './viewed-before';

/** Looks that are shown. */
const SOME_LOOKS = 3;

/**
 * What there is before anything is typed: what this browser has looked at, what is new, and looks. All of it is asked for
 * at once and shown in this order: each part only below one that is known, so that nothing moves. A part that fails is
 * left out.
 */
export const SearchStart = observer(function SearchStart({ hidden }: { hidden: boolean }) {
  const { commerce, navigation, overviews, page, snippets } = useStores();
  const [isViewedKnown, setViewedKnown] = useState(false);
  const departments = departmentsOf({ ...page, main: navigation.main, hrefOf: navigation.hrefOf });
  const gender = genderOf(page.context);
  const fresh = useAsked({
    key: departments.map(({ id }) => id).join(),
    ask: (signal) => findFresh(departments, commerce.product.newest, signal),
  });
  const looks = useAsked({
    key: gender,
    ask: async (signal) =>
      (await overviews.looks({ gender, page: 1, itemsPerPage: SOME_LOOKS }, signal)).looksObject,
  });
  const [only, another] = departments;
  const freshTitle =
    only && !another
      ? snippets.text('headless.searchPopup.fresh', { name: only.name })
      : snippets.text('headless.search.fresh');
  return (
    <div className={styles.start} hidden={hidden}>
      <ViewedBefore onKnown={() => setViewedKnown(true)} />
      {isViewedKnown && fresh && <FreshGoods cards={fresh} title={freshTitle} />}
      {isViewedKnown && fresh && looks && <SomeLooks looks={looks} />}
    </div>
  );
});
