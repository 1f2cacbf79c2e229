import { observer, useStores } from '@weefsel/stores';
import { Container, Message } from '@weefsel/ui';
import { useRevalidator } from 'react-router-dom';

/** The page's data did not come, e.g. because the connection is gone: header and footer stay, another try is a click away. */
export const UnreachablePage = observer(function UnreachablePage() {
  const { snippets } = useStores();
  const { revalidate, state } = useRevalidator();
  return (
    <Container>
      <Message
        kind="error"
        title={snippets.text('headless.unreachable.title')}
        action={{
          label: snippets.text('headless.common.retry'),
          onAction: () => void revalidate(),
          busy: state === 'loading',
        }}
      >
        {snippets.text('headless.unreachable.text')}
      </Message>
    </Container>
  );
});
