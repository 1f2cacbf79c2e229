import { paths } from '@weefsel/contracts';
import { observer, useStores } from '@weefsel/stores';
import { Container, Logo } from '@weefsel/ui';
import bare from './bare-header.module.css';
import styles from './header.module.css';

/** Header of a bare frame: links home and to help. Works without code. */
export const BareHeader = observer(function BareHeader() {
  const { snippets } = useStores();
  return (
    <header className={styles.header}>
      <div className={styles.bar}>
        <Container>
          <div className={styles.line}>
            <Logo
              name={snippets.text('headless.shop.name')}
              href={paths.home.to()}
              label={snippets.text('headless.header.home')}
            />
            <a className={bare.help} href={snippets.text('headless.link.contactAndHours.url')}>
              {snippets.text('headless.header.help')}
            </a>
          </div>
        </Container>
      </div>
    </header>
  );
});
