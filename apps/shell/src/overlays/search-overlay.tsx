import { SlotsContext, RemoteFragment, useSlots } from '@weefsel/federation/runtime';
import { observer, useStores } from '@weefsel/stores';
import { Dialog } from '@weefsel/ui';
import { useMemo } from 'react';
import { PlainSearch } from './plain-search';

/** The search over the whole page. Its content belongs to the search, and is here before it is opened. */
export const SearchOverlay = observer(function SearchOverlay({ open }: { open: boolean }) {
  const { overlay, snippets } = useStores();
  const places = useSlots();
  const ownPlaces = useMemo(() => ({ ...places, Message: PlainSearch }), [places]);
  return (
    <Dialog side="full" open={open} onClose={overlay.close} label={snippets.text('headless.searchBox.label')}>
      <SlotsContext value={ownPlaces}>
        <RemoteFragment
          of="mf-search"
          name="SearchPopup"
          props={{
            open,
            text: overlay.searchText ?? '',
            onType: overlay.typeSearch,
            onClose: overlay.close,
          }}
        />
      </SlotsContext>
    </Dialog>
  );
});
