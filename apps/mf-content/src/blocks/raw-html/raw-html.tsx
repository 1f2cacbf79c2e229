import { paths } from '@weefsel/contracts';
import { observer, useStores } from '@weefsel/stores';
import { Container } from '@weefsel/ui';
import { useEffect, useState } from 'react';
import classes from './raw-html.module.css';
import type { RawHtmlProps } from './to-raw-html';

// Never with allow-same-origin: an opaque origin keeps its scripts from the shop and its cookies.
const ALLOWED = 'allow-forms allow-popups allow-popups-to-escape-sandbox allow-scripts';

/** Markup of another service in a sandboxed iframe. Without script, the iframe runs none either. */
export const RawHtml = observer(({ block: { title, document } }: { block: RawHtmlProps }) => {
  const { snippets } = useStores();
  const [scripted, setScripted] = useState(false);
  useEffect(() => setScripted(true), []);
  if (!document) return null;
  const frame = {
    className: classes.frame,
    title: title || snippets.text('headless.content.frame'),
    sandbox: ALLOWED,
    loading: 'lazy',
    referrerPolicy: 'no-referrer',
  } as const;
  return (
    <Container>
      <div className={classes.place}>
        {scripted ? (
          <iframe
            {...frame}
            src={paths.frame.to()}
            // The iframe's origin is opaque, so no target can be named. The message is public.
            onLoad={({ currentTarget }) => currentTarget.contentWindow?.postMessage(document, '*')}
          />
        ) : (
          <noscript>
            <iframe {...frame} srcDoc={document} />
          </noscript>
        )}
      </div>
    </Container>
  );
});
