import type { Country, Customer, CustomerAddress } from '@weefsel/api-clients';
import { paths } from '@weefsel/contracts';
import {
  addressBookSchema,
  AddressFields,
  FieldGroup,
  FormField,
  PhoneField,
  type AddressTexts,
  ShopForm,
  toAddress,
  toFields,
  useFocusWhen,
  useForm,
} from '@weefsel/forms';
import { observer, useStores } from '@weefsel/stores';
import { Button, Heading, useHydrated } from '@weefsel/ui';
import type { Served } from '../session/served';
import { useCountries } from './use-countries';
import classes from './addresses.module.css';

interface AddressEditorProps {
  customer: Customer;
  /** The address to edit; absent for a new one. */
  address?: CustomerAddress;
  /** Delivery countries, loaded with the page. */
  countries?: Served<readonly Country[]> | undefined;
  onSaved: () => void;
  onCancel: () => void;
}

const nameOf = ({ firstName = '', lastName = '' }: Customer) => ({ firstName, lastName });

/** Form fields of an address. Its country is matched by id, which may be all the backend sends. */
function knownFields(address: CustomerAddress, offered: readonly Country[]) {
  const country = offered.find(({ id }) => id === address.countryId)?.iso ?? '';
  return { ...toFields(address), country };
}

export const AddressEditor = observer(function AddressEditor(props: AddressEditorProps) {
  const { customer, address, onSaved, onCancel } = props;
  const { commerce, snippets } = useStores();
  const editor = useFocusWhen(true);
  const hydrated = useHydrated();
  const title = snippets.text(address ? 'headless.addresses.editTitle' : 'headless.addresses.add');

  const countries = useCountries(props.countries);
  const known: Partial<AddressTexts> = address ? knownFields(address, countries.list) : nameOf(customer);

  const form = useForm({
    name: 'address',
    schema: addressBookSchema,
    send: async ({ phone, ...texts }) => {
      const filled = toAddress(texts, phone, countries.list);
      if (address) await commerce.address.update(address.id, filled);
      else await commerce.address.create(filled);
      onSaved();
    },
  });

  return (
    <div ref={editor} className={classes.editor} tabIndex={-1}>
      <Heading level={2} size="small">
        {title}
      </Heading>
      <ShopForm
        form={form}
        label={title}
        isLong
        submit={snippets.text('headless.addresses.save')}
        actions={
          <Button
            variant="secondary"
            {...(hydrated ? { onClick: onCancel } : { href: paths.addresses.to() })}
          >
            {snippets.text('headless.addresses.cancel')}
          </Button>
        }
      >
        <FieldGroup>
          <FormField
            field={form.field('company')}
            label="headless.form.company"
            autoComplete="organization"
            known={known.company}
          />
          <AddressFields field={form.field} countries={countries} known={known} />
          <PhoneField field={form.field('phone')} known={address?.phoneNumber} country={known.country} />
        </FieldGroup>
      </ShopForm>
    </div>
  );
});
