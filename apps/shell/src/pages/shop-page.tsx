import { RemotePage, type PagePayload } from '@weefsel/federation/runtime';
import { useStores } from '@weefsel/stores';
import { useLayoutEffect, useRef } from 'react';
import { applyHead } from '../navigation/apply-head';
import { OwnPage } from './own-page';
import { FlashMessage } from './flash-message';
import { ScriptNeeded } from './script-needed';
import styles from './shop-page.module.css';

/**
 * Suspends scroll anchoring while the frame around a new page settles.
 * Scroll is restored before the header renders its second row. The browser would count that row as added
 * content.
 */
function holdScroll(): void {
  const { style } = document.documentElement;
  style.setProperty('overflow-anchor', 'none');
  requestAnimationFrame(() => requestAnimationFrame(() => style.removeProperty('overflow-anchor')));
}

const useBrowserLayoutEffect = typeof window === 'undefined' ? () => undefined : useLayoutEffect;

/** A page of the shop, of the shell or of a remote. */
export function ShopPage({ payload }: { payload: PagePayload }) {
  const { page: shown } = useStores();
  const first = useRef(payload);
  useBrowserLayoutEffect(() => {
    holdScroll();
    if (first.current !== payload) shown.leave();
    shown.show({ context: payload.context, title: payload.head.title, status: payload.status });
    applyHead(payload);
  }, [shown, payload]);
  if (!payload.owner)
    return <OwnPage name={payload.page} path={payload.href} fragments={payload.fragments} />;
  const page = <RemotePage key={`${payload.owner}/${payload.page}`} payload={payload} />;
  if (!payload.needsScript)
    return (
      <>
        <FlashMessage />
        {page}
      </>
    );
  return (
    <>
      {/* Browsers with script hide its content, and React leaves it as it is. */}
      {typeof window === 'undefined' ? <ScriptNeeded path={payload.href} /> : <noscript />}
      <div className={styles.filledByScript}>{page}</div>
    </>
  );
}
