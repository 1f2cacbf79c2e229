import { Container, Heading } from '@weefsel/ui';
import { useEffect } from 'react';
import { ButtonsChapter } from './buttons-chapter';
import { EarlyChapter } from './early-chapter';
import { FieldsChapter } from './fields-chapter';
import { forceStates } from './force-states';
import { IdentityChapter } from './identity-chapter';
import { MessagesChapter } from './messages-chapter';
import { PanelsChapter } from './panels-chapter';
import { ProductsChapter } from './products-chapter';
import styles from './styling-viewer-page.module.css';
import { TokensChapter } from './tokens-chapter';

/** The chapters by their titles, each with one kind of components. */
const CHAPTERS = [
  { id: 'tokens', title: 'Basis', Content: TokensChapter },
  { id: 'identity', title: 'Herkenning', Content: IdentityChapter },
  { id: 'buttons', title: 'Knoppen', Content: ButtonsChapter },
  { id: 'fields', title: 'Formulieren', Content: FieldsChapter },
  { id: 'messages', title: 'Berichten en wachten', Content: MessagesChapter },
  { id: 'products', title: 'Artikelen', Content: ProductsChapter },
  { id: 'panels', title: 'Panelen', Content: PanelsChapter },
  { id: 'early-answers', title: 'Antwoord vóór de code', Content: EarlyChapter },
];

/** The living style guide: every component of libs/ui in every state. For developers, not for shoppers. */
export function StylingViewerPage() {
  useEffect(() => forceStates(), []);
  return (
    <Container>
      <div className={styles.head}>
        <Heading level={1}>Stijlgids</Heading>
        <p>Alle onderdelen waar de winkel van gemaakt is, in al hun toestanden.</p>
        <nav aria-label="Inhoud van de stijlgids">
          <ul className={styles.contents}>
            {CHAPTERS.map(({ id, title }) => (
              <li key={id}>
                <a className={styles.link} href={`#${id}`}>
                  {title}
                </a>
              </li>
            ))}
          </ul>
        </nav>
      </div>
      {CHAPTERS.map(({ id, title, Content }) => (
        <section key={id} id={id} className={styles.chapter} aria-labelledby={`${id}-title`}>
          <Heading level={2} id={`${id}-title`}>
            {title}
          </Heading>
          <Content />
        </section>
      ))}
    </Container>
  );
}
