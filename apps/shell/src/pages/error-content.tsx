import { paths } from '@weefsel/contracts';
import { RemotePage, useSlots, type PagePayload } from '@weefsel/federation/runtime';
import { observer, useStores } from '@weefsel/stores';
import { Button, Container, Heading } from '@weefsel/ui';
import { useEffect, useState } from 'react';
import { useLocation } from 'react-router-dom';
import { requestPayload } from '../navigation/payload-request';
import { isBot } from './is-bot';
import styles from './notice-page.module.css';

/** The content page titled 'Error', once it is loaded; never for bots. */
function useErrorPage(): PagePayload | undefined {
  const { source } = useSlots();
  const [payload, setPayload] = useState<PagePayload>();
  useEffect(() => {
    const stop = new AbortController();
    if (!isBot(navigator.userAgent)) {
      void requestPayload(new URL(paths.error.to(), location.origin), stop.signal).then(
        ({ found }) => {
          if (found.kind !== 'page' || found.payload.status !== 200) return;
          source.adopt?.(found.payload.remotes);
          setPayload(found.payload);
        },
        () => undefined,
      );
    }
    return () => stop.abort();
  }, [source]);
  return payload;
}

/** Replaces a broken page. */
export const ErrorContent = observer(function ErrorContent() {
  const { snippets } = useStores();
  const { pathname, search } = useLocation();
  const payload = useErrorPage();
  if (payload) return <RemotePage payload={payload} />;
  return (
    <Container>
      <div className={styles.page} role="alert">
        <Heading level={1}>{snippets.text('headless.error.title')}</Heading>
        <p>{snippets.text('headless.error.text')}</p>
        <div className={styles.actions}>
          <Button href={pathname + search}>{snippets.text('headless.common.retry')}</Button>
        </div>
      </div>
    </Container>
  );
});
