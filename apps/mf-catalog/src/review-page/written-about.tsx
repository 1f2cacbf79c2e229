import { observer, useStores } from '@weefsel/stores';
import { Heading, Picture, responsiveImage } from '@weefsel/ui';
import type { ReviewPageData } from './review-page-data';
import classes from './review-page.module.css';

interface WrittenAboutProps {
  data: ReviewPageData;
  title: string;
  /** When it was bought, and in which size. */
  bought: string | undefined;
}

/** Of the picture in px, as it is shown. */
const SIZE = { width: 96, height: 120 } as const;

/** What the page is for, the product that is written about and the way back to it. */
export const WrittenAbout = observer(function WrittenAbout({ data, title, bought }: WrittenAboutProps) {
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
