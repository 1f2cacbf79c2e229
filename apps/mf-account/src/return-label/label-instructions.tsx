import type { ReturnLabel } from '@weefsel/api-clients';
import { paths } from '@weefsel/contracts';
import type { SnippetKey } from '@weefsel/contracts/snippets';
import { observer, useStores } from '@weefsel/stores';
import { Button } from '@weefsel/ui';
import { dayInWords } from '../withdrawal/day-in-words';
import type { LabelSize } from './load-return-label';
import classes from './return-label.module.css';

const SIZES: Record<LabelSize, SnippetKey> = {
  a4: 'headless.returnLabel.a4',
  a6: 'headless.returnLabel.a6',
};

interface LabelInstructionsProps {
  label: ReturnLabel;
  code: string;
  size: LabelSize;
}

/** Instructions for the return, with and without a printer. Never printed. */
export const LabelInstructions = observer(function LabelInstructions({
  label,
  code,
  size,
}: LabelInstructionsProps) {
  const { snippets } = useStores();
  const { returnCode, sendBackUntil } = label;
  return (
    <div className={classes.ways}>
      <ol className={classes.steps}>
        <li>{snippets.text('headless.returnLabel.pack')}</li>
        <li>{snippets.text('headless.returnLabel.stick')}</li>
        <li>
          {sendBackUntil && snippets.text('headless.returnLabel.bring', { date: dayInWords(sendBackUntil) })}
        </li>
      </ol>
      <div className={classes.print}>
        <Button className={classes.printButton} onClick={() => window.print()} data-early={undefined}>
          {snippets.text('headless.returnLabel.print')}
        </Button>
        <p className={classes.printHelp}>{snippets.text('headless.returnLabel.printHelp')}</p>
        <nav className={classes.sizes} aria-label={snippets.text('headless.returnLabel.paper')}>
          {(Object.keys(SIZES) as LabelSize[]).map((one) => (
            <a
              key={one}
              href={paths.returnLabel.to(code, one)}
              aria-current={one === size ? 'true' : undefined}
            >
              {snippets.text(SIZES[one])}
            </a>
          ))}
        </nav>
      </div>
      <div className={classes.noPrinter}>
        <h2>{snippets.text('headless.returnLabel.noPrinter')}</h2>
        <p>{snippets.text('headless.returnLabel.noPrinterHelp', { code: returnCode })}</p>
      </div>
    </div>
  );
});
