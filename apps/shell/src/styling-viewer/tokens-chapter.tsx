import { CardGrid, contrast, Container, palette, ProductCardSkeleton } from '@weefsel/ui';
import { Each } from './specimen';
import styles from './tokens-chapter.module.css';

const TEXT_SIZES = [12, 14, 16, 18, 22, 28, 36, 48, 64];
const SPACES = [4, 8, 12, 16, 24, 32, 48, 64, 96];

const figure = (one: string, other: string) => contrast(one, other).toFixed(1).replace('.', ',');

/** Colours with their contrast on ink and paper, font and space sizes, and the grid. */
export function TokensChapter() {
  return (
    <>
      <Each name="Kleuren" of={Object.entries(palette)} label={([name]) => `--${name}`}>
        {([name, value]) => (
          <>
            <div className={styles.colour} style={{ background: `var(--${name})` }} />
            <ul className={styles.figures}>
              <li>{value}</li>
              <li>{figure(value, palette.ink)} op inkt</li>
              <li>{figure(value, palette.paper)} op papier</li>
            </ul>
          </>
        )}
      </Each>
      <Each name="Thema’s" of={['general', 'ladies', 'men']} label={(context) => `data-context="${context}"`}>
        {(context) => (
          <div className={styles.theme} data-context={context}>
            Inkt <span className={styles.muted}>en zachte tekst</span>
          </div>
        )}
      </Each>
      <Each name="Letters" of={TEXT_SIZES} label={(size) => `--text-${size}`} wide>
        {(size) => (
          <p className={styles.type} style={{ fontSize: `var(--text-${size})` }}>
            Geweven <span className={styles.display}>met zorg</span>
          </p>
        )}
      </Each>
      <Each name="Ruimte" of={SPACES} label={(size) => `--space-${size}`}>
        {(size) => <div className={styles.space} style={{ inlineSize: `var(--space-${size})` }} />}
      </Each>
      <Each name="Container" of={['wide', 'text']} wide>
        {(width) => (
          <div className={styles.frame}>
            <Container width={width}>
              <p className={styles.cell}>Inhoud</p>
            </Container>
          </div>
        )}
      </Each>
      <Each name="CardGrid" of={[3, 4]} label={(columns) => `${columns} kolommen op een breed scherm`} wide>
        {(columns) => (
          <CardGrid columns={columns} label={`Raster met ${columns} kolommen`}>
            {[1, 2, 3, 4].map((card) => (
              <ProductCardSkeleton key={card} />
            ))}
          </CardGrid>
        )}
      </Each>
    </>
  );
}
