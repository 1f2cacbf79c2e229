import { paths, type PageProps } from '@weefsel/contracts';
import { observer, useStores } from '@weefsel/stores';
import { Container, Heading, Message, useHydrated } from '@weefsel/ui';
import { EmptyWishlist } from '../wishlist/empty-wishlist';
import { ShareList } from '../wishlist/share-list';
import { useSavedProducts } from '../wishlist/use-saved-products';
import { WishlistRows, WishlistSkeleton } from '../wishlist/wishlist-rows';
import type { WishlistPageData } from './load-wishlist';
import classes from './wishlist-page.module.css';

/** The list from the server, until this browser's list is known. For use inside an observer. */
function useWishlist({ cards, isCustomers, failed }: WishlistPageData) {
  const { wishlist } = useStores();
  const saved = useSavedProducts(cards);
  const isKnown = useHydrated() && wishlist.state.state === 'ready';
  if (isKnown) return saved;
  // The number of loading products is unknown at first, and differs per shopper.
  const served = { ...saved, cards, expected: 1, retry: undefined };
  if (failed) return { ...served, view: 'failed' } as const;
  if (cards.length > 0) return { ...served, view: 'complete' } as const;
  return { ...served, view: isCustomers ? 'empty' : 'unknown' } as const;
}

/** Explains that customers' lists are stored with their account. */
const LoginHelp = observer(function LoginHelp() {
  const { snippets } = useStores();
  return (
    <p className={classes.help}>
      {snippets.text('headless.wishlist.loginHelp')}{' '}
      <a href={paths.login.to(paths.wishlist.to())}>{snippets.text('headless.wishlist.login')}</a>
    </p>
  );
});

/** The wishlist as a page, for shoppers without script or in a separate tab. */
export const Page = observer(function WishlistPage({ data }: PageProps<WishlistPageData>) {
  const { session, snippets } = useStores();
  const { view, cards, expected, retry } = useWishlist(data);
  const title = `headless.wishlist.pageTitle${cards.length > 0 ? 'WithCount' : ''}` as const;
  const skeleton = <WishlistSkeleton label={snippets.text('headless.wishlist.loading')} rows={expected} />;
  // Never shown while content above it loads, which would move it.
  const loginHelp = !data.isCustomers && !session.isLoggedIn && <LoginHelp />;
  const again = retry ? { onAction: () => void retry() } : { href: paths.wishlist.to() };
  snippets.carry('wishlist', 'common');

  return (
    <Container>
      <div className={classes.page}>
        <Heading level={1}>{snippets.text(title, { count: cards.length })}</Heading>
        <WishlistRows cards={cards} served={data.choices} />
        {cards.length > 0 && <ShareList ids={cards.map(({ id }) => id)} />}
        {view === 'loading' && skeleton}
        {view === 'unknown' && <div className={classes.withScript}>{skeleton}</div>}
        {view === 'unknown' && (
          <div className={classes.withoutScript}>
            <EmptyWishlist />
            {loginHelp}
          </div>
        )}
        {view === 'empty' && <EmptyWishlist />}
        {view === 'failed' && (
          <Message kind="error" action={{ label: snippets.text('headless.common.retry'), ...again }}>
            {snippets.text('headless.wishlist.failed')}
          </Message>
        )}
        {view !== 'unknown' && view !== 'loading' && loginHelp}
      </div>
    </Container>
  );
});
