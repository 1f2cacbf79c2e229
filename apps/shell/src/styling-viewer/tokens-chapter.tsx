import { CardGrid, contrast, Container, palette, ProductCardSkeleton } from '@weefsel/ui';
import { Chapter, Component, Specimen } from './specimen';
import styles from './tokens-chapter.module.css';

const TEXT_SIZES = [12, 14, 16, 18, 22, 28, 36, 48, 64] as const;
const SPACES = [4, 8, 12, 16, 24, 32, 48, 64, 96] as const;
const CONTEXTS = ['general', 'ladies', 'men'] as const;

const figure = (one: string, other: string) => contrast(one, other).toFixed(1).replace('.', ',');

/** Colours with how well they can be told from ink and paper, sizes of type and of space, the grid. */
export function TokensChapter() {
  return (
    <Chapter id="tokens" title="Basis">
      <Component name="Kleuren">
        {Object.entries(palette).map(([name, value]) => (
          <Specimen key={name} label={`--${name}`}>
            <div className={styles.colour} style={{ background: `var(--${name})` }} />
            <ul className={styles.figures}>
              <li>{value}</li>
              <li>{figure(value, palette.ink)} op inkt</li>
              <li>{figure(value, palette.paper)} op papier</li>
            </ul>
          </Specimen>
        ))}
      </Component>
      <Component name="Thema’s">
        {CONTEXTS.map((context) => (
          <Specimen key={context} label={`data-context="${context}"`}>
            <div className={styles.theme} data-context={context}>
              Inkt <span className={styles.muted}>en zachte tekst</span>
            </div>
          </Specimen>
        ))}
      </Component>
      <Component name="Letters">
        {TEXT_SIZES.map((size) => (
          <Specimen key={size} label={`--text-${size}`} wide>
            <p className={styles.type} style={{ fontSize: `var(--text-${size})` }}>
              Geweven <span className={styles.display}>met zorg</span>
            </p>
          </Specimen>
        ))}
      </Component>
      <Component name="Ruimte">
        {SPACES.map((size) => (
          <Specimen key={size} label={`--space-${size}`}>
            <div className={styles.space} style={{ inlineSize: `var(--space-${size})` }} />
          </Specimen>
        ))}
      </Component>
      <Component name="Container">
        {(['wide', 'text'] as const).map((width) => (
          <Specimen key={width} label={width} wide>
            <div className={styles.frame}>
              <Container width={width}>
                <p className={styles.cell}>Inhoud</p>
              </Container>
            </div>
          </Specimen>
        ))}
      </Component>
      <Component name="CardGrid">
        {([3, 4] as const).map((columns) => (
          <Specimen key={columns} label={`${columns} kolommen op een breed scherm`} wide>
            <CardGrid columns={columns} label={`Raster met ${columns} kolommen`}>
              {[1, 2, 3, 4].map((card) => (
                <ProductCardSkeleton key={card} />
              ))}
            </CardGrid>
          </Specimen>
        ))}
      </Component>
    </Chapter>
  );
}
