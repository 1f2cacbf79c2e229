import { RemoteFragment } from '@weefsel/federation/runtime';
import { Button, Container, Heading, Picture, RailSkeleton } from '@weefsel/ui';
import classes from './inspiration.module.css';
import type { InspirationProps } from './to-inspiration';

const SIZES = '(min-width: 1024px) 40vw, 100vw';

/** A campaign picture with a text beside the products in it, shown by mf-catalog. */
export function Inspiration({ id, block }: { id: string; block: InspirationProps }) {
  const { title, text, image, button, slider } = block;
  if (!title && !image && !slider) return null;
  return (
    <Container>
      <section className={classes.block} data-picture={image !== undefined}>
        {image && <Picture {...image} sizes={SIZES} />}
        <div className={classes.content}>
          <div className={classes.words}>
            {title && <Heading level={2}>{title}</Heading>}
            {text && <p className={classes.text}>{text}</p>}
            {button && <Button {...button} />}
          </div>
          {slider && (
            <RemoteFragment
              of="mf-catalog"
              name="ProductSlider"
              id={id}
              props={slider}
              loading={<RailSkeleton />}
            />
          )}
        </div>
      </section>
    </Container>
  );
}
