import type { Customer, CustomerAddress } from '@weefsel/api-clients';
import { RetryMessage } from '@weefsel/forms';
import { observer, useStores } from '@weefsel/stores';
import { Button, Message, Skeleton } from '@weefsel/ui';
import { useRef, useState } from 'react';
import type { SnippetKey } from '@weefsel/contracts/snippets';
import { useAsked } from '../session/use-asked';
import { AddressCard } from './address-card';
import { AddressEditor } from './address-editor';
import classes from './addresses.module.css';

export const AddressesSkeleton = () => (
  <div className={classes.list}>
    <Skeleton height="17rem" />
    <Skeleton height="17rem" />
  </div>
);

type Shown = { kind: 'list' } | { kind: 'new' } | { kind: 'edit'; address: CustomerAddress };

const LIST: Shown = { kind: 'list' };

export const AddressBook = observer(function AddressBook({ customer }: { customer: Customer }) {
  const { commerce, session, snippets } = useStores();
  const { answer, again } = useAsked(customer.id, (signal) => commerce.address.list(signal));
  const [shown, setShown] = useState<Shown>(LIST);
  const [news, setNews] = useState<SnippetKey>();
  const list = useRef<HTMLDivElement>(null);

  const show = (next: Shown) => {
    setShown(next);
    setNews(undefined);
  };

  const onChanged = (what: SnippetKey) => {
    setShown(LIST);
    setNews(what);
    again();
    // The addresses of the session may have changed.
    void session.refresh().catch(() => undefined);
    list.current?.focus();
  };

  if (answer.state === 'loading') return <AddressesSkeleton />;
  if (answer.state === 'failed') return <RetryMessage text="headless.addresses.failed" onRetry={again} />;
  return (
    <div ref={list} className={classes.book} tabIndex={-1}>
      {news && <Message kind="success">{snippets.text(news)}</Message>}
      {shown.kind === 'list' ? (
        <>
          <ul className={classes.list}>
            {answer.value.map((address) => (
              <li key={address.id} className={classes.place}>
                <AddressCard
                  address={address}
                  customer={customer}
                  onEdit={() => show({ kind: 'edit', address })}
                  onChanged={onChanged}
                />
              </li>
            ))}
          </ul>
          <Button onClick={() => show({ kind: 'new' })}>{snippets.text('headless.addresses.add')}</Button>
        </>
      ) : (
        <AddressEditor
          customer={customer}
          {...(shown.kind === 'edit' && { address: shown.address })}
          onSaved={() => onChanged('headless.addresses.saved')}
          onCancel={() => {
            setShown(LIST);
            list.current?.focus();
          }}
        />
      )}
    </div>
  );
});
