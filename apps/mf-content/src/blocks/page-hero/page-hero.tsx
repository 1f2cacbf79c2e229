import { observer, useStores } from '@weefsel/stores';
import { ArrowDownIcon, Container, Heading, Picture } from '@weefsel/ui';
import { heroSizes } from './hero-sizes';
import classes from './page-hero.module.css';
import type { PageHeroProps } from './to-page-hero';

/** Anchor of the first block below the hero. */
const NEXT_BLOCK = '#block-1';

function Words({ block: { kicker, title, level, text, kind } }: { block: PageHeroProps }) {
  return (
    <>
      {kicker && <p className={classes.kicker}>{kicker}</p>}
      <Heading level={level} size={kind === 'plain' ? 'title' : 'display'}>
        {title}
      </Heading>
      {text && <p className={classes.text}>{text}</p>}
    </>
  );
}

const ReadOn = observer(() => {
  const { snippets } = useStores();
  return (
    <a href={NEXT_BLOCK} className={classes.more}>
      {snippets.text('headless.content.readOn')}
      <ArrowDownIcon size={18} />
    </a>
  );
});

/** The head of a page: its title, alone or with a picture beside or behind it. */
export function PageHero({ block }: { block: PageHeroProps }) {
  const { kind, image, imageMobile, title, first } = block;
  if (!title) return null;
  const { srcSet, width, height } = imageMobile ?? {};
  const sources = srcSet && width && height ? [{ media: '(width < 768px)', srcSet, width, height }] : [];
  return (
    <section className={classes.hero} data-hero={kind}>
      {kind !== 'plain' && image && (
        <div className={classes.frame}>
          <Picture
            {...image}
            sources={sources}
            sizes={heroSizes[kind]}
            priority={first ? 'first' : 'lazy'}
            className={classes.picture}
          />
        </div>
      )}
      <Container>
        <div className={classes.content}>
          <Words block={block} />
          {kind === 'headerBgImage' && <ReadOn />}
        </div>
      </Container>
    </section>
  );
}
