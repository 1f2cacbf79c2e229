import { observer, useStores } from '@weefsel/stores';
import { Heading, Picture, responsiveImage } from '@weefsel/ui';
import type { ReviewPageData } from './review-page-data';
import classes from './review-page.module.css';

interface ReviewedProductProps {
  data: ReviewPageData;
  title: string;
  /** Text about the date and size of the purchase. */
  bought: string | undefined;
}

/** Displayed size of the picture, in px. */
const SIZE = { width: 96, height: 120 } as const;

/** Title of the page, the reviewed product and a link back to it. */
export const ReviewedProduct = observer(function ReviewedProduct({
  data,
  title,
  bought,
}: ReviewedProductProps) {
  const { config, snippets } = useStores();
  const { name, brand, href, image } = data;
  const picture = responsiveImage(image, { hosts: config.imageHosts, widths: SIZE.width });
  return (
    <header className={classes.about}>
      {name && <Picture {...picture} {...SIZE} alt="" className={classes.picture} priority="eager" />}
      <div className={classes.what}>
        <Heading level={1}>{title}</Heading>
        {name && (
          <p>
            <a href={href}>{brand ? snippets.text('headless.ownReview.product', { name, brand }) : name}</a>
          </p>
        )}
        {bought && <p className={classes.bought}>{bought}</p>}
      </div>
    </header>
  );
});
