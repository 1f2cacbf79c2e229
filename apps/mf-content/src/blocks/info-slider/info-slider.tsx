import { observer, useStores } from '@weefsel/stores';
import { Container, Heading, Picture, Rail, VisuallyHidden } from '@weefsel/ui';
import { useState } from 'react';
import classes from './info-slider.module.css';
import { SocialLinks } from './social-links';
import type { InfoSlide, InfoSliderProps } from './to-info-slider';

const SIZES = '(min-width: 1024px) 26rem, (min-width: 768px) 40vw, 100vw';

function Slide({ slide: { title, text, image }, level }: { slide: InfoSlide; level: 2 | 3 }) {
  return (
    <article className={classes.slide} data-picture={image !== undefined}>
      {image && <Picture {...image} sizes={SIZES} />}
      <div>
        {title && (
          <Heading level={level} size="section">
            {title}
          </Heading>
        )}
        {text && <p className={classes.text}>{text}</p>}
      </div>
    </article>
  );
}

const Counter = observer(({ index, total }: { index: number; total: number }) => {
  const { snippets } = useStores();
  return (
    <p className={classes.counter} role="status">
      <span aria-hidden="true">
        {index} / {total}
      </span>
      <VisuallyHidden>{snippets.text('headless.content.counter', { index, total })}</VisuallyHidden>
    </p>
  );
});

/** A slider of short stories with a counter and links to the shop's social pages. */
export const InfoSlider = observer(({ block: { title, slides, social } }: { block: InfoSliderProps }) => {
  const { snippets } = useStores();
  const [index, setIndex] = useState(0);
  if (slides.length === 0) return null;
  return (
    <Container>
      <section className={classes.block}>
        <div className={classes.head}>
          {title && <Heading level={2}>{title}</Heading>}
          <SocialLinks links={social} />
        </div>
        <Rail
          label={title ?? snippets.text('headless.content.stories')}
          previousLabel={snippets.text('headless.content.previous')}
          nextLabel={snippets.text('headless.content.next')}
          itemWidth="full"
          onIndexChange={setIndex}
          heading={<Counter index={index + 1} total={slides.length} />}
        >
          {slides.map((slide) => (
            <Slide key={slide.key} slide={slide} level={title ? 3 : 2} />
          ))}
        </Rail>
      </section>
    </Container>
  );
});
