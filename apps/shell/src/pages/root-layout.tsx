import { Outlet, ScrollRestoration } from 'react-router-dom';
import { Footer } from '../footer/footer';
import { Header } from '../header/header';
import { OverlayHost } from '../overlays/overlay-host';
import { NavigationProgress } from './navigation-progress';
import styles from './root-layout.module.css';
import { SkipLink } from './skip-link';

/** Header, page, footer and the one overlay: around every page. */
export function RootLayout() {
  return (
    <>
      <SkipLink />
      <Header />
      <NavigationProgress />
      <main id="main" tabIndex={-1} className={styles.main}>
        <Outlet />
      </main>
      <Footer />
      <OverlayHost />
      <ScrollRestoration />
    </>
  );
}
