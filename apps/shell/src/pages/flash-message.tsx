import { observer, useStores } from '@weefsel/stores';
import { Container, Message } from '@weefsel/ui';
import classes from './flash-message.module.css';

/** Result of a form sent without script, above the page that follows. */
export const FlashMessage = observer(function FlashMessage() {
  const { page, snippets } = useStores();
  if (!page.said) return null;
  const { kind, text, values } = page.said;
  return (
    <Container>
      <div className={classes.said}>
        <Message kind={kind}>{snippets.text(text, values)}</Message>
      </div>
    </Container>
  );
});
