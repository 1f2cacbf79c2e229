import { SlotsContext, RemoteFragment, useSlots } from '@weefsel/federation/runtime';
import { observer, useStores } from '@weefsel/stores';
import { Dialog } from '@weefsel/ui';
import { useMemo } from 'react';
import { PlainSearch } from './plain-search';

/** The search over the whole page. Its content is a fragment of mf-search, loaded before it opens. */
export const SearchOverlay = observer(function SearchOverlay({ open }: { open: boolean }) {
  const { overlay, snippets } = useStores();
  const slots = useSlots();
  const ownSlots = useMemo(() => ({ ...slots, Message: PlainSearch }), [slots]);
  return (
    <Dialog side="full" open={open} onClose={overlay.close} label={snippets.text('headless.searchBox.label')}>
      <SlotsContext value={ownSlots}>
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
