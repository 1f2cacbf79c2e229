import { paths, type PageProps } from '@weefsel/contracts';
import { RetryMessage } from '@weefsel/forms';
import { observer, useStores } from '@weefsel/stores';
import { Container, Heading, Skeleton } from '@weefsel/ui';
import { useState } from 'react';
import { mailCode } from '../mail-links/mail-code';
import { Outcome } from '../mail-links/outcome';
import { useAsked } from '../session/use-asked';
import { ChoosePassword } from './choose-password';
import type { RecoverData } from './load-recover-password';
import classes from './recovery.module.css';

type RecoverPasswordPageProps = Pick<PageProps, 'href'> & Partial<PageProps<RecoverData>>;

/** Target of the link in the recovery mail: asks for a new password, unless the link has expired. */
export const Page = observer(function RecoverPasswordPage({ href, data }: RecoverPasswordPageProps) {
  const { commerce, snippets } = useStores();
  const [ending, setEnding] = useState<'changed' | 'expired'>();
  const { hash } = mailCode(href);
  const { answer, again } = useAsked(
    hash,
    async (signal) => (hash ? commerce.recovery.isExpired(hash, signal) : true),
    data?.isExpired,
  );
  snippets.carry('login', 'recovery', 'form', 'common');

  if (ending === 'changed') {
    return (
      <Outcome
        title={snippets.text('headless.recovery.changed')}
        action={{ label: snippets.text('headless.login.submit'), href: paths.login.to() }}
        isFocused
      >
        <p>{snippets.text('headless.recovery.changedHelp')}</p>
      </Outcome>
    );
  }
  if (ending === 'expired' || (answer.state === 'ready' && answer.value)) {
    return (
      <Outcome
        title={snippets.text('headless.recovery.expired')}
        action={{ label: snippets.text('headless.recovery.again'), href: paths.forgetPassword.to() }}
        isFocused
      >
        <p>{snippets.text('headless.recovery.expiredHelp')}</p>
      </Outcome>
    );
  }
  return (
    <Container>
      <div className={classes.page}>
        <Heading level={1}>{snippets.text('headless.recovery.chooseTitle')}</Heading>
        {answer.state === 'loading' && <Skeleton height="15.5rem" />}
        {answer.state === 'failed' && <RetryMessage text="headless.recovery.failed" onRetry={again} />}
        {answer.state === 'ready' && <ChoosePassword hash={hash} onEnd={setEnding} />}
      </div>
    </Container>
  );
});
