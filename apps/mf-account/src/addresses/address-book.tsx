import type { Customer } from '@weefsel/api-clients';
import { RetryMessage } from '@weefsel/forms';
import { observer, useStores } from '@weefsel/stores';
import { Message } from '@weefsel/ui';
import { useRef, useState } from 'react';
import type { SnippetKey } from '@weefsel/contracts/snippets';
import { FormButton } from '../frame/form-button';
import { useAsked } from '../session/use-asked';
import { AddressCard } from './address-card';
import { AddressEditor } from './address-editor';
import type { AddressesData } from './load-addresses';
import { EDIT, editedIn, NEW } from './edited-in';
import classes from './addresses.module.css';

interface AddressBookProps {
  href: string;
  customer: Customer;
  /** Data loaded with the page. */
  served?: AddressesData | undefined;
}

export const AddressBook = observer(function AddressBook({ href, customer, served }: AddressBookProps) {
  const { commerce, session, snippets } = useStores();
  const { answer, again } = useAsked(
    customer.id,
    (signal) => commerce.address.list(signal),
    served?.addresses,
  );
  const [shown, setShown] = useState(() => editedIn(href));
  const [news, setNews] = useState<SnippetKey>();
  const list = useRef<HTMLDivElement>(null);

  const show = (next: string, what?: SnippetKey) => {
    setShown(next);
    setNews(what);
    list.current?.focus();
  };

  const onChanged = (what: SnippetKey) => {
    show('', what);
    again();
    // The default addresses in the session may have changed.
    void session.refresh().catch(() => undefined);
  };

  if (answer.state === 'loading') return null;
  if (answer.state === 'failed') return <RetryMessage text="headless.addresses.failed" onRetry={again} />;
  const edited = answer.value.find(({ id }) => id === shown);
  return (
    <div ref={list} className={classes.book} tabIndex={-1}>
      {news && <Message kind="success">{snippets.text(news)}</Message>}
      {shown !== NEW && !edited ? (
        <>
          <ul className={classes.list}>
            {answer.value.map((address) => (
              <li key={address.id} className={classes.place}>
                <AddressCard
                  address={address}
                  customer={customer}
                  onEdit={() => show(address.id)}
                  onChanged={onChanged}
                />
              </li>
            ))}
          </ul>
          <FormButton fields={{ [EDIT]: NEW }} onPress={() => show(NEW)}>
            {snippets.text('headless.addresses.add')}
          </FormButton>
        </>
      ) : (
        <AddressEditor
          customer={customer}
          {...(edited && { address: edited })}
          countries={served?.countries}
          onSaved={() => onChanged('headless.addresses.saved')}
          onCancel={() => show('')}
        />
      )}
    </div>
  );
});
