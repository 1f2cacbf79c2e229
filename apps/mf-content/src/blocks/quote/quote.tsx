import { Container, Picture } from '@weefsel/ui';
import classes from './quote.module.css';
import type { QuoteProps } from './to-quote';

const SIZES = '(min-width: 768px) 18rem, 7rem';

/** A large quotation with its author. */
export function Quote({ block: { quote, name, image } }: { block: QuoteProps }) {
  if (!quote) return null;
  return (
    <Container>
      <figure className={classes.quote} data-picture={image !== undefined}>
        {image && (
          <div className={classes.picture}>
            <Picture {...image} sizes={SIZES} />
          </div>
        )}
        <div>
          <blockquote className={classes.words}>
            <p>“{quote}”</p>
          </blockquote>
          {name && <figcaption className={classes.name}>{name}</figcaption>}
        </div>
      </figure>
    </Container>
  );
}
