import { observer, useStores } from '@weefsel/stores';
import { ArrowRightIcon, Container, Heading, Picture, Rail } from '@weefsel/ui';
import type { SliderTile } from '../slider-tile/to-slider-tile';
import classes from './manufacturer-slider.module.css';
import type { ManufacturerSliderProps } from './to-manufacturer-slider';

const SIZES = '(min-width: 1024px) 18rem, 13rem';

function BrandTile({ tile: { title, text, image, href } }: { tile: SliderTile }) {
  const name = title ?? text;
  return (
    <article className={classes.tile} data-picture={image !== undefined}>
      <div className={classes.frame}>
        {image && <Picture {...image} alt="" sizes={SIZES} className={classes.picture} />}
      </div>
      <p className={classes.name}>{href ? <a href={href}>{name}</a> : name}</p>
    </article>
  );
}

/** Brands side by side, ending in a link to all of them. */
export const ManufacturerSlider = observer(({ block }: { block: ManufacturerSliderProps }) => {
  const { snippets } = useStores();
  const { title, tiles, last } = block;
  if (tiles.length === 0) return null;
  const brands = tiles.map((tile) => <BrandTile key={tile.key} tile={tile} />);
  const rest = last && (
    <a
      key="last"
      href={last.href}
      className={classes.last}
      {...(last.external && { target: '_blank', rel: 'noopener' })}
    >
      {last.text}
      <ArrowRightIcon />
    </a>
  );
  return (
    <Container>
      <Rail
        label={title ?? snippets.text('headless.content.brands')}
        heading={title && <Heading level={2}>{title}</Heading>}
        previousLabel={snippets.text('headless.content.previous')}
        nextLabel={snippets.text('headless.content.next')}
        itemWidth="content"
      >
        {rest ? [...brands, rest] : brands}
      </Rail>
    </Container>
  );
});
