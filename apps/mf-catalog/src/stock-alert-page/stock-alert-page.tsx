import { FORM_FIELD, paths, type PageProps } from '@weefsel/contracts';
import { observer, useStores } from '@weefsel/stores';
import { Button, Container, Heading, Message } from '@weefsel/ui';
import classes from './stock-alert-page.module.css';
import { readStockAlert, type StockAlertForm, type StockAlertState } from './stock-alert-state';

const TITLES = {
  asked: 'headless.stockAlert.asked',
  back: 'headless.stockAlert.back',
  confirmed: 'headless.stockAlert.confirmed',
  stopped: 'headless.stockAlert.stopped',
  confirm: 'headless.stockAlert.confirm',
  stop: 'headless.stockAlert.stop',
} as const satisfies Record<StockAlertState | StockAlertForm, string>;

const HELP = {
  asked: 'headless.stockAlert.askedHelp',
  back: 'headless.stockAlert.backHelp',
  confirmed: 'headless.stockAlert.confirmedHelp',
  stopped: 'headless.stockAlert.stoppedHelp',
  confirm: 'headless.stockAlert.confirmHelp',
  stop: 'headless.stockAlert.stopHelp',
} as const satisfies Record<StockAlertState | StockAlertForm, string>;

const SUBMIT = {
  confirm: 'headless.stockAlert.confirmSubmit',
  stop: 'headless.stockAlert.stopSubmit',
} as const satisfies Record<StockAlertForm, string>;

/** Page that stock alert mails link to. Only its button changes anything: mail scanners open links. */
export const Page = observer(function StockAlertPage({ href }: Pick<PageProps, 'href'>) {
  const { page, snippets } = useStores();
  const { state, form } = readStockAlert(href);
  const failure = page.refused?.form === form ? page.refused.failure : undefined;
  const what = state ?? form;
  return (
    <Container width="text">
      <div className={classes.page}>
        <Heading level={1}>{snippets.text(TITLES[what])}</Heading>
        <p>{snippets.text(HELP[what])}</p>
        {failure && <Message kind="error">{snippets.text(failure)}</Message>}
        {!state && (
          <form method="post">
            <Button type="submit" name={FORM_FIELD} value={form}>
              {snippets.text(SUBMIT[form])}
            </Button>
          </form>
        )}
        <Button href={paths.home.to()} variant={state ? 'primary' : 'underline'}>
          {snippets.text('headless.stockAlert.continue')}
        </Button>
      </div>
    </Container>
  );
});
