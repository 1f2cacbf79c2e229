import type { Customer, CustomerAddress } from '@weefsel/api-clients';
import { observer, useStores } from '@weefsel/stores';
import { Button, Heading } from '@weefsel/ui';
import { useEffect, useRef } from 'react';
import { AccountForm } from '../form/account-form';
import { checkRequired } from '../form/check-fields';
import { NAME_FIELDS, NameFields } from '../form/name-fields';
import { PlaceFields } from '../form/place-fields';
import { checkPlace, PLACE_FIELDS, toPlace } from '../form/to-place';
import { useForm } from '../form/use-form';
import classes from './addresses.module.css';

interface AddressEditorProps {
  customer: Customer;
  /** The address to change; a new one without. */
  address?: CustomerAddress;
  onSaved: () => void;
  onCancel: () => void;
}

/** The form of an address, new or known. */
export const AddressEditor = observer(function AddressEditor({
  customer,
  address,
  onSaved,
  onCancel,
}: AddressEditorProps) {
  const { commerce, snippets } = useStores();
  const editor = useRef<HTMLDivElement>(null);
  const title = snippets.text(address ? 'headless.addresses.editTitle' : 'headless.addresses.add');

  const form = useForm({
    fields: [...NAME_FIELDS, ...PLACE_FIELDS],
    check: (typed) => ({ ...checkRequired(typed, [...NAME_FIELDS]), ...checkPlace(typed) }),
    send: async (typed) => {
      const filled = {
        firstName: typed.firstName.trim(),
        lastName: typed.lastName.trim(),
        ...toPlace(typed),
      };
      if (address) await commerce.address.update(address.id, filled);
      else await commerce.address.create(filled);
      onSaved();
    },
  });

  useEffect(() => editor.current?.focus(), []);

  return (
    <div ref={editor} className={classes.editor} tabIndex={-1}>
      <Heading level={2} size="small">
        {title}
      </Heading>
      <AccountForm
        form={form}
        label={title}
        submit={snippets.text('headless.addresses.save')}
        actions={
          <Button variant="secondary" onClick={onCancel}>
            {snippets.text('headless.addresses.cancel')}
          </Button>
        }
      >
        <NameFields field={form.field} known={address ?? customer} />
        <PlaceFields field={form.field} {...(address && { known: address })} />
      </AccountForm>
    </div>
  );
});
