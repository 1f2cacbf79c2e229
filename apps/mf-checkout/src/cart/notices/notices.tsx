import { observer, useStores } from '@weefsel/stores';
import { Message } from '@weefsel/ui';
import classes from './notices.module.css';
import type { SnippetKey } from '@weefsel/contracts/snippets';

/** A message of the cart, shown once. */
export interface Notice {
  key: string;
  kind: 'info' | 'success' | 'error';
  text: SnippetKey;
  values: Readonly<Record<string, string>>;
  /** Id of the line concerned, while it is in the cart. */
  lineId?: string;
}

/** Messages about the cart as a whole. */
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
