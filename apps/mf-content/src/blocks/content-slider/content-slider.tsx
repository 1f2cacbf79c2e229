import { observer, useStores } from '@weefsel/stores';
import { Container, Heading, Picture, Rail } from '@weefsel/ui';
import type { SliderTile } from '../slider-tile/to-slider-tile';
import classes from './content-slider.module.css';
import type { ContentSliderProps } from './to-content-slider';

const SIZES = '(min-width: 1024px) 22rem, 16rem';

function Tile({ tile: { title, text, image, href }, level }: { tile: SliderTile; level: 2 | 3 }) {
  const Title = `h${level}` as const;
  const name = title ?? text;
  return (
    <article className={classes.tile}>
      {image && (
        <div className={classes.frame}>
          <Picture {...image} sizes={SIZES} className={classes.picture} />
        </div>
      )}
      {name && <Title className={classes.title}>{href ? <a href={href}>{name}</a> : name}</Title>}
      {title && text && <p className={classes.text}>{text}</p>}
      {!name && href && image && (
        <a href={href} className={classes.wordless} aria-label={image.alt || href} />
      )}
    </article>
  );
}

/** A horizontal slider of pictures with a short text. */
export const ContentSlider = observer(({ block: { title, tiles } }: { block: ContentSliderProps }) => {
  const { snippets } = useStores();
  if (tiles.length === 0) return null;
  return (
    <Container>
      <Rail
        label={title ?? snippets.text('headless.content.stories')}
        heading={title && <Heading level={2}>{title}</Heading>}
        previousLabel={snippets.text('headless.content.previous')}
        nextLabel={snippets.text('headless.content.next')}
        itemWidth="content"
      >
        {tiles.map((tile) => (
          <Tile key={tile.key} tile={tile} level={title ? 3 : 2} />
        ))}
      </Rail>
    </Container>
  );
});
