import type { PageProps } from '@weefsel/contracts';
import { observer, useStores } from '@weefsel/stores';
import { Container, Heading, Message } from '@weefsel/ui';
import { PageCrumbs } from '../page/page-crumbs';
import { RichText } from '../rich-text/rich-text';
import type { LookPageData } from './to-look-page';
import classes from './look-page.module.css';
import { LookPicture } from './look-picture';
import { LookProducts } from './look-products';
import { OtherLooks } from './other-looks';
import { WholeLook } from './whole-look';

/** A look: its picture, and the products in it with links to buy them. */
export const Page = observer(function LookPage({ data, href }: PageProps<LookPageData>) {
  const { snippets } = useStores();
  const { crumbs, title, image, text, products, productsFailed, previous, next } = data;
  const shop = snippets.text('headless.looks.products');
  return (
    <Container>
      <PageCrumbs crumbs={crumbs} />
      <article className={classes.look}>
        {image && (
          <div className={classes.picture}>
            <LookPicture image={image} products={products} />
          </div>
        )}
        <div className={classes.words}>
          <Heading level={1}>{title}</Heading>
          {text.length > 0 && <RichText value={text} below={1} />}
          {productsFailed && (
            <Message kind="info" action={{ label: snippets.text('headless.looks.retry'), href }}>
              {snippets.text('headless.looks.productsFailed')}
            </Message>
          )}
          {products.length > 0 && (
            <section className={classes.shop} aria-label={shop}>
              <Heading level={2} size="small">
                {shop}
              </Heading>
              <LookProducts products={products} label={shop} />
            </section>
          )}
        </div>
      </article>
      <WholeLook data={data} />
      <OtherLooks {...(previous && { previous })} {...(next && { next })} />
    </Container>
  );
});
