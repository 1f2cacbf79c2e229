import { Message } from '@weefsel/ui';
import type { SnippetKey } from '@weefsel/contracts/snippets';
import { ShopForm } from '@weefsel/forms';
import { observer, useStores } from '@weefsel/stores';
import type { ComponentProps, ReactNode } from 'react';
import { Section } from '../frame/section';
import classes from './profile.module.css';

export const ProfilePart = (props: Omit<ComponentProps<typeof Section>, 'className'>) => (
  <Section {...props} className={classes.part} />
);

interface ProfileFormProps extends Pick<ComponentProps<typeof ShopForm>, 'form' | 'empties' | 'children'> {
  title: SnippetKey;
  /** Content above the form. */
  intro?: ReactNode;
  /** Label of the button. */
  submit: SnippetKey;
  /** Message after a change. */
  done: SnippetKey;
}

/** A part of the profile with a separate form. */
export const ProfileForm = observer(function ProfileForm(props: ProfileFormProps) {
  const { title, intro, submit, done, ...form } = props;
  const { snippets } = useStores();
  return (
    <ProfilePart title={title}>
      {form.form.sent > 0 && <Message kind="success">{snippets.text(done)}</Message>}
      {intro}
      <ShopForm {...form} label={snippets.text(title)} submit={snippets.text(submit)} />
    </ProfilePart>
  );
});
