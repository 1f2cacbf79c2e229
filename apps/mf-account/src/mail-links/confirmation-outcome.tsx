import type { PageProps } from '@weefsel/contracts';
import type { SnippetKey } from '@weefsel/contracts/snippets';
import { failureText } from '@weefsel/forms';
import { observer, useStores } from '@weefsel/stores';
import { LiveRegion, useHydrated } from '@weefsel/ui';
import type { Confirmation } from '@weefsel/api-clients';
import { ConfirmForm } from './confirm-form';
import { Outcome } from './outcome';
import type { Confirmed } from './follow-link';
import { useConfirmation } from './use-confirmation';

interface Ending {
  title: SnippetKey;
  help: SnippetKey;
  action: { label: SnippetKey; href: string };
}

interface ConfirmationOutcomeProps {
  href: PageProps['href'];
  confirm: (confirmation: Confirmation) => Promise<unknown>;
  /** Label of the button that submits the code without script. */
  submit: SnippetKey;
  /** Text while waiting for the response. */
  pending: SnippetKey;
  /** Text for a code that could not be submitted. */
  failed: SnippetKey;
  endings: Record<Confirmed, Ending>;
}

export const ConfirmationOutcome = observer(function ConfirmationOutcome(props: ConfirmationOutcomeProps) {
  const { href, confirm, submit, pending, failed, endings } = props;
  const hydrated = useHydrated();
  const { snippets } = useStores();
  const { answer, again } = useConfirmation(href, confirm);

  if (answer.state === 'failed') {
    return (
      <Outcome
        title={snippets.text(failed)}
        action={{ label: snippets.text('headless.common.retry'), onAction: again }}
        isFocused
      >
        <p>{snippets.text(failureText(answer.error))}</p>
      </Outcome>
    );
  }
  if (answer.state === 'loading') {
    return (
      <Outcome title={snippets.text(hydrated ? pending : submit)}>
        <ConfirmForm label={snippets.text(submit)} busy={hydrated} />
        <LiveRegion message={hydrated ? snippets.text('headless.common.loading') : ''} />
      </Outcome>
    );
  }
  const { title, help, action } = endings[answer.value];
  return (
    <Outcome
      title={snippets.text(title)}
      action={{ label: snippets.text(action.label), href: action.href }}
      isFocused
    >
      <p>{snippets.text(help)}</p>
    </Outcome>
  );
});
