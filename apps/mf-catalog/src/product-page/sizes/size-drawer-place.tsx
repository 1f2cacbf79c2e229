import { observer, useStores } from '@weefsel/stores';
import { LiveRegion } from '@weefsel/ui';
import { useEffect, useState } from 'react';
import type { Selection } from '../product-selection';
import type { SelectionProps } from '../use-selection';
import type { ReviewedFit } from '../reviews/reviews-data';
import { afterPanel } from './after-panel';
import { bringDrawer } from './bring-drawer';
import type { SizeDrawer } from './size-drawer';

interface SizeDrawerPlaceProps extends SelectionProps {
  /** Fit according to reviews. */
  fit?: ReviewedFit | undefined;
}

/** Renders the size drawer while it is open. A choice there applies to the page and is announced. */
export const SizeDrawerPlace = observer(function SizeDrawerPlace(props: SizeDrawerPlaceProps) {
  const { data, selection, select, fit } = props;
  const { overlay, snippets } = useStores();
  const [Drawer, setDrawer] = useState<typeof SizeDrawer>();
  const [chosen, setChosen] = useState('');
  const isOpen = overlay.isOpen('sizes');

  // The browser's forward button opens it too, also after a reload.
  useEffect(() => {
    if (isOpen && !Drawer) void bringDrawer(snippets).then((found) => setDrawer(() => found), overlay.close);
  }, [isOpen, Drawer, snippets, overlay]);

  const choose = (change: Partial<Selection>) =>
    afterPanel(overlay, () => {
      select(change);
      const name = snippets.text(change.size ? 'headless.product.size' : 'headless.product.length');
      setChosen(`${name} ${change.size ?? change.length ?? ''}`);
    });

  if (!Drawer) return null;
  return (
    <>
      <LiveRegion message={chosen} />
      {isOpen && (
        <Drawer data={data} selection={selection} onChoose={choose} onClose={overlay.close} fit={fit} />
      )}
    </>
  );
});
