import { Container } from '@weefsel/ui';
import { ShopLink } from '../../footer/shop-link';
import { OpeningToday } from './opening-today';
import { ReviewLink } from './review-link';
import styles from './top-bar.module.css';
import { TopMessages } from './top-messages';

/** The thin line above the header: what the shop promises and, on wide screens, how to reach it and what customers think. */
export function TopBar() {
  return (
    <div className={styles.bar}>
      <Container>
        <div className={styles.line}>
          <TopMessages />
          <div className={styles.facts}>
            <OpeningToday />
            <ShopLink to="contact" className={styles.link} />
            <ReviewLink />
          </div>
        </div>
      </Container>
    </div>
  );
}
