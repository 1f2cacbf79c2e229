import { Outlet, ScrollRestoration, useLocation } from 'react-router-dom';
import { ConsentPlace } from '../consent/consent-place';
import { DebugPanelPlace } from '../debug-panel/debug-panel-place';
import { Footer } from '../footer/footer';
import { Header } from '../header/header';
import { OverlayHost } from '../overlays/overlay-host';
import { layoutOf } from '../router/routes';
import { NavigationProgress } from './navigation-progress';
import { OfflineNotice } from './offline-notice';
import { PageArrival } from './page-arrival';
import styles from './root-layout.module.css';
import { SkipLink } from './skip-link';

/** Header, page, footer and the one overlay: around every page. */
export function RootLayout() {
  const { pathname } = useLocation();
  return (
    <>
      <SkipLink />
      <ConsentPlace />
      <Header />
      <main id="main" tabIndex={-1} data-layout={layoutOf(pathname)} className={styles.main}>
        <NavigationProgress />
        <Outlet />
      </main>
      <Footer />
      <OverlayHost />
      <OfflineNotice />
      <PageArrival />
      <DebugPanelPlace />
      <ScrollRestoration />
    </>
  );
}
