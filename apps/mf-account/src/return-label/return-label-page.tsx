import { paths, type PageProps } from '@weefsel/contracts';
import { observer, useStores } from '@weefsel/stores';
import { Container, Heading, Message } from '@weefsel/ui';
import { SingleColumn } from '../frame/single-column';
import { LabelProof } from './label-proof';
import { LabelSheet } from './label-sheet';
import { LabelInstructions } from './label-instructions';
import type { ReturnLabelData } from './load-return-label';
import classes from './return-label.module.css';
import { missingLabelReason } from './missing-label-reason';

type ReturnLabelPageProps = Pick<PageProps, 'href'> & { data: ReturnLabelData };

/** The return label, to be printed or shown, or the reason why there is none. */
export const Page = observer(function ReturnLabelPage({ href, data }: ReturnLabelPageProps) {
  const { snippets } = useStores();
  snippets.carry('returnLabel', 'withdrawal', 'form', 'common');
  const { code, found, size } = data;
  const toOrder =
    'label' in found
      ? {
          label: snippets.text('headless.withdrawal.toOrder'),
          href: paths.order.to(found.label.deepLinkCode),
        }
      : undefined;
  const title = found.kind === 'proof' ? 'headless.returnLabel.proofTitle' : 'headless.returnLabel.title';

  return (
    <Container>
      <SingleColumn className={classes.page} kind={found.kind}>
        <Heading level={1}>{snippets.text(title)}</Heading>
        {found.kind === 'failed' && (
          <Message kind="error" action={{ label: snippets.text('headless.common.retry'), href }}>
            {snippets.text('headless.returnLabel.failed')}
          </Message>
        )}
        {found.kind === 'gone' && <Message kind="info">{snippets.text('headless.returnLabel.gone')}</Message>}
        {found.kind === 'none' && (
          <Message kind="info" action={toOrder}>
            {snippets.text(missingLabelReason(found.label.state))}
          </Message>
        )}
        {found.kind === 'proof' && <LabelProof />}
        {found.kind === 'label' && toOrder && (
          <div className={classes.whole}>
            <LabelInstructions label={found.label} code={code} size={size} />
            <LabelSheet label={found.label} sheet={found.sheet} size={size} />
            <a className={classes.toOrder} href={toOrder.href}>
              {toOrder.label}
            </a>
          </div>
        )}
      </SingleColumn>
    </Container>
  );
});
