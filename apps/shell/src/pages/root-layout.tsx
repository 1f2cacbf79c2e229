import { use } from 'react';
import { useLocation } from 'react-router-dom';
import { ConsentSlot } from '../consent/consent-slot';
import { DebugPanelSlot } from '../debug-panel/debug-panel-slot';
import { Footer } from '../footer/footer';
import { PlainFooter } from '../footer/plain-footer';
import { FramePart } from '../frame/frame-part';
import { SameForAll } from '../frame/same-for-all';
import { BareHeader } from '../header/bare-header';
import { Header } from '../header/header';
import { PlainHeader } from '../header/plain-header';
import { OverlayHost } from '../overlays/overlay-host';
import { layoutOf } from '../navigation/routes';
import { NavigationProgress } from './navigation-progress';
import { OfflineNotice } from './offline-notice';
import { PageArrival } from './page-arrival';
import styles from './root-layout.module.css';
import { ShownContext, ShownPage } from './shown-page';
import { SkipLink } from './skip-link';

/**
 * Header, page, footer and the one overlay, around every page. A bare frame has no menus.
 * An error in one of them stays there.
 */
export function RootLayout() {
  const { pathname } = useLocation();
  const shown = use(ShownContext);
  const isBare = shown !== null && 'page' in shown && shown.page.frame === 'bare';
  return (
    <>
      <FramePart>
        <SkipLink />
      </FramePart>
      <FramePart>
        <SameForAll name="consent">
          <ConsentSlot />
        </SameForAll>
      </FramePart>
      <FramePart instead={<PlainHeader />}>{isBare ? <BareHeader /> : <Header />}</FramePart>
      <main
        // A new key per frame: content at another position counts as new, not as shifted.
        key={isBare ? 'bare' : 'whole'}
        id="main"
        tabIndex={-1}
        data-layout={layoutOf(pathname)}
        className={styles.main}
      >
        <FramePart>
          <NavigationProgress />
        </FramePart>
        <ShownPage />
      </main>
      <FramePart instead={<PlainFooter />}>{isBare ? <PlainFooter /> : <Footer />}</FramePart>
      <FramePart>
        <OverlayHost />
      </FramePart>
      <FramePart>
        <OfflineNotice />
      </FramePart>
      <FramePart>
        <PageArrival />
      </FramePart>
      <FramePart>
        <DebugPanelSlot />
      </FramePart>
    </>
  );
}
