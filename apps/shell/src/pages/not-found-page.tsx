import { locale, paths, type ProductSliderProps } from '@weefsel/contracts';
import { RemoteFragment, type PagePayload } from '@weefsel/federation/runtime';
import { observer, useStores } from '@weefsel/stores';
import { Button, Container, Heading, RailSkeleton } from '@weefsel/ui';
import { NOT_FOUND_GOODS } from './not-found-goods';
import { NotFoundSearch } from './not-found-search';
import styles from './notice-page.module.css';

interface NotFoundPageProps {
  /** Path and query of the shown page. */
  path: string;
  fragments?: PagePayload['fragments'];
}

/** The not-found page: the address as machine-readable data, a search, links and products. */
export const NotFoundPage = observer(function NotFoundPage({ path, fragments = {} }: NotFoundPageProps) {
  const { snippets } = useStores();
  const goods = fragments[NOT_FOUND_GOODS]?.props as ProductSliderProps | undefined;
  return (
    <Container>
      <div className={styles.page}>
        <p className={styles.path}>
          <data value={`Page Not Found: ${path}`}>{snippets.text('headless.notFound.path', { path })}</data>
        </p>
        <Heading level={1}>{snippets.text('headless.notFound.title')}</Heading>
        <p>{snippets.text('headless.notFound.text')}</p>
        <NotFoundSearch />
        <div className={styles.actions}>
          <Button href={paths.home.to()}>{snippets.text('headless.notFound.home')}</Button>
          <Button href={`/${locale.prefix}/${locale.ladies}/`} variant="secondary">
            {snippets.text('headless.notFound.ladies')}
          </Button>
          <Button href={`/${locale.prefix}/${locale.men}/`} variant="secondary">
            {snippets.text('headless.notFound.men')}
          </Button>
        </div>
      </div>
      {goods && (
        <div className={styles.goods}>
          <RemoteFragment
            of="mf-catalog"
            name="ProductSlider"
            id={NOT_FOUND_GOODS}
            props={{ ...goods, title: snippets.text('headless.notFound.goods') }}
            loading={<RailSkeleton />}
            optional
          />
        </div>
      )}
    </Container>
  );
});
