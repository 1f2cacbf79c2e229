import type { NewsletterStatus } from '@weefsel/api-clients';
import { FORM_FIELD } from '@weefsel/contracts';
import type { SnippetKey } from '@weefsel/contracts/snippets';
import { RetryMessage, useOneAtATime } from '@weefsel/forms';
import { observer, useStores } from '@weefsel/stores';
import { Button, Checkbox, LiveRegion } from '@weefsel/ui';
import { useState } from 'react';
import type { Served } from '../session/served';
import { useAsked } from '../session/use-asked';
import { NEWSLETTER } from './profile-forms';
import { ProfilePart } from './profile-part';

const getsIt = (status: NewsletterStatus): boolean => status === 'optIn' || status === 'direct';

/** Message that confirms each change. */
const SAID: Readonly<Record<string, SnippetKey>> = {
  on: 'headless.profile.newsletterOn',
  off: 'headless.profile.newsletterOff',
};

interface NewsletterSwitchProps {
  email: string;
  /** Status loaded with the page. */
  served?: Served<NewsletterStatus> | undefined;
}

/** Switch for the newsletter of a customer, saved at once. */
export const NewsletterSwitch = observer(function NewsletterSwitch({ email, served }: NewsletterSwitchProps) {
  const { commerce, snippets } = useStores();
  const { answer, again } = useAsked(email, () => commerce.account.newsletterStatus(), served);
  const [change, setChange] = useState<'none' | 'pending' | 'failed' | 'on' | 'off'>('none');
  const { run } = useOneAtATime();

  const turn = async (isOn: boolean) => {
    setChange('pending');
    try {
      if (isOn) {
        const { success } = await commerce.newsletter.subscribe(email, window.location.origin);
        setChange(success ? 'on' : 'failed');
      } else {
        await commerce.newsletter.unsubscribe(email);
        setChange('off');
      }
    } catch {
      setChange('failed');
    }
    again();
  };

  const said = SAID[change];
  const isKnown = answer.state === 'ready';
  const isOn = isKnown && getsIt(answer.value);
  return (
    <ProfilePart title="headless.profile.newsletter">
      {answer.state === 'failed' && (
        <RetryMessage text="headless.profile.newsletterUnknown" onRetry={again} />
      )}
      {isKnown && (
        <form method="post" onSubmit={(event) => event.preventDefault()}>
          <input type="hidden" name={FORM_FIELD} value={NEWSLETTER.form} />
          <Checkbox
            name={NEWSLETTER.wish}
            data-early="queue"
            label={snippets.text('headless.profile.newsletterWish')}
            checked={change === 'on' || (change !== 'off' && isOn)}
            error={change === 'failed' ? snippets.text('headless.profile.newsletterFailed') : undefined}
            onChange={({ currentTarget }) => void run(() => turn(currentTarget.checked))}
          />
          <noscript>
            <Button type="submit" variant="secondary">
              {snippets.text('headless.profile.save')}
            </Button>
          </noscript>
        </form>
      )}
      {isKnown && answer.value === 'notSet' && <p>{snippets.text('headless.profile.newsletterMailed')}</p>}
      <LiveRegion message={said ? snippets.text(said) : ''} />
    </ProfilePart>
  );
});
