import { observer, useStores } from '@weefsel/stores';
import { Message } from '@weefsel/ui';
import classes from './notices.module.css';
import type { Notice } from './notice';

/** What the cart has to say about itself as a whole. */
export const Notices = observer(function Notices({ notices }: { notices: readonly Notice[] }) {
  const { snippets } = useStores();
  if (notices.length === 0) return null;
  return (
    <div className={classes.notices}>
      {notices.map(({ key, kind, text, values }) => (
        <Message key={key} kind={kind}>
          {snippets.text(text, values)}
        </Message>
      ))}
    </div>
  );
});
