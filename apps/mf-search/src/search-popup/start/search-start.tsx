import { observer, useStores } from '@weefsel/stores';
import { useState } from 'react';
import { departmentsOf, genderOf } from './departments';
import { findFresh } from './find-fresh';
import { FreshGoods } from './fresh-goods';
import styles from './search-start.module.css';
import { SomeLooks } from './some-looks';
import { useAsked } from './use-asked';
import { ViewedBefore } from './viewed-before';

/** Number of looks shown. */
const SOME_LOOKS = 3;

/**
 * Content before the shopper types: recently viewed products, new products, and looks. All load at once and appear in
 * this order. Each part waits for the one above, so that nothing moves. A failed part is left out.
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
