import type { PageProps } from '@weefsel/contracts';
import { observer, useStores } from '@weefsel/stores';
import { Container, Heading, Message } from '@weefsel/ui';
import { EmptyWishlist } from '../wishlist/empty-wishlist';
import pageClasses from '../wishlist-page/wishlist-page.module.css';
import type { SharedWishlistData } from './load-shared-wishlist';
import { SharedRows } from './shared-rows';

/** Shared wishlist. Its products can be bought and saved; the list cannot be changed. */
export const Page = observer(function SharedWishlistPage({ data, href }: PageProps<SharedWishlistData>) {
  const { snippets } = useStores();
  const { cards, choices, failed, isNone } = data;
  const empty = `headless.wishlist.shared${isNone ? 'None' : 'Gone'}` as const;
  snippets.carry('wishlist', 'common');
  return (
    <Container>
      <div className={pageClasses.page}>
        <Heading level={1}>{snippets.text('headless.wishlist.sharedTitle')}</Heading>
        {cards.length > 0 && (
          <>
            <p className={pageClasses.help}>{snippets.text('headless.wishlist.sharedIntro')}</p>
            <SharedRows cards={cards} choices={choices} />
          </>
        )}
        {failed && (
          <Message kind="error" action={{ label: snippets.text('headless.common.retry'), href }}>
            {snippets.text('headless.wishlist.sharedFailed')}
          </Message>
        )}
        {!failed && cards.length === 0 && <EmptyWishlist title={snippets.text(empty)} />}
      </div>
    </Container>
  );
});
