import { observer, useStores } from '@weefsel/stores';
import { Disclosure, TextArea } from '@weefsel/ui';
import { useState } from 'react';
import { MAX_GIFT_NOTE, REVIEW_FORM } from './review-form';

interface GiftNoteProps {
  value: string;
  onChange: (value: string) => void;
}

/** Text field for a gift card in the parcel of a present. */
export const GiftNote = observer(function GiftNote({ value, onChange }: GiftNoteProps) {
  const { snippets } = useStores();
  // Once there was text it stays open, also when the text is deleted.
  const [isOpen, setOpen] = useState(value !== '');
  if (value !== '' && !isOpen) setOpen(true);
  return (
    <Disclosure summary={snippets.text('headless.checkout.gift')} open={isOpen}>
      <TextArea
        name={REVIEW_FORM.giftNote}
        label={snippets.text('headless.checkout.giftNote')}
        hint={snippets.text('headless.checkout.giftHint', { count: MAX_GIFT_NOTE })}
        maxLength={MAX_GIFT_NOTE}
        rows={4}
        value={value}
        onChange={(event) => onChange(event.target.value)}
      />
    </Disclosure>
  );
});
