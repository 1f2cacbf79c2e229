import { observer, useStores } from '@weefsel/stores';
import { Container } from '@weefsel/ui';
import classes from './raw-html.module.css';
import type { RawHtmlProps } from './to-raw-html';

// Never with allow-same-origin: without it the frame has no origin, so its scripts reach neither the shop nor its cookies.
const ALLOWED = 'allow-forms allow-popups allow-popups-to-escape-sandbox allow-scripts';

/** Markup of another service, locked in a frame. */
export const RawHtml = observer(({ block: { title, document } }: { block: RawHtmlProps }) => {
  const { snippets } = useStores();
  if (!document) return null;
  return (
    <Container>
      <iframe
        className={classes.frame}
        title={title || snippets.text('headless.content.frame')}
        sandbox={ALLOWED}
        srcDoc={document}
        loading="lazy"
        referrerPolicy="no-referrer"
      />
    </Container>
  );
});
