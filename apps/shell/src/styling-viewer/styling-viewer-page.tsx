import { Container, Heading } from '@weefsel/ui';
import { useEffect } from 'react';
import { ButtonsChapter } from './buttons-chapter';
import { FieldsChapter } from './fields-chapter';
import { forceStates } from './force-states';
import { IdentityChapter } from './identity-chapter';
import { MessagesChapter } from './messages-chapter';
import { PanelsChapter } from './panels-chapter';
import { ProductsChapter } from './products-chapter';
import styles from './styling-viewer-page.module.css';
import { TokensChapter } from './tokens-chapter';

const CONTENTS = [
  ['tokens', 'Basis'],
  ['identity', 'Herkenning'],
  ['buttons', 'Knoppen'],
  ['fields', 'Formulieren'],
  ['messages', 'Berichten en wachten'],
  ['products', 'Artikelen'],
  ['panels', 'Panelen'],
] as const;

/** The living style guide: every component of libs/ui in every state. For those who build the shop, not for shoppers. */
export function StylingViewerPage() {
  useEffect(() => forceStates(), []);
  return (
    <Container>
      <div className={styles.head}>
        <Heading level={1}>Stijlgids</Heading>
        <p>Alle onderdelen waar de winkel van gemaakt is, in al hun toestanden.</p>
        <nav aria-label="Inhoud van de stijlgids">
          <ul className={styles.contents}>
            {CONTENTS.map(([id, title]) => (
              <li key={id}>
                <a className={styles.link} href={`#${id}`}>
                  {title}
                </a>
              </li>
            ))}
          </ul>
        </nav>
      </div>
      <TokensChapter />
      <IdentityChapter />
      <ButtonsChapter />
      <FieldsChapter />
      <MessagesChapter />
      <ProductsChapter />
      <PanelsChapter />
    </Container>
  );
}
