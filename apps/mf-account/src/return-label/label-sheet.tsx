import type { ReturnLabel } from '@weefsel/api-clients';
import { observer, useStores } from '@weefsel/stores';
import { Fragment } from 'react';
import type { LabelSheetData, LabelSize } from './load-return-label';
import classes from './return-label.module.css';
import { Symbol } from './symbol';

interface LabelSheetProps {
  label: ReturnLabel;
  sheet: LabelSheetData;
  size: LabelSize;
}

/** The label at its size on paper: the only printed part of the page. */
export const LabelSheet = observer(function LabelSheet({ label, sheet, size }: LabelSheetProps) {
  const { snippets } = useStores();
  const { orderNumber, returnCode } = label;
  const { bars, parcelCode, receiver, sender, square } = sheet;
  const places = [
    ['headless.returnLabel.from', sender],
    ['headless.returnLabel.to', receiver],
  ] as const;
  return (
    <section
      className={classes.sheet}
      data-size={size}
      aria-label={snippets.text('headless.returnLabel.title')}
    >
      <div className={classes.addresses}>
        {places.map(([name, lines]) => (
          <div key={name}>
            <p className={classes.term}>{snippets.text(name)}</p>
            <address>
              {lines.map((line, n) => (
                <Fragment key={line}>
                  {n > 0 && <br />}
                  {line}
                </Fragment>
              ))}
            </address>
          </div>
        ))}
      </div>
      <Symbol
        {...bars}
        isStretched
        className={classes.bars}
        name={snippets.text('headless.returnLabel.bars', { code: parcelCode })}
      />
      <p className={classes.code}>{parcelCode}</p>
      <div className={classes.foot}>
        <dl>
          <dt className={classes.term}>{snippets.text('headless.withdrawal.returnCode')}</dt>
          <dd>{returnCode}</dd>
          <dt className={classes.term}>{snippets.text('headless.withdrawal.number')}</dt>
          <dd>{orderNumber}</dd>
        </dl>
        <Symbol
          {...square}
          className={classes.square}
          name={snippets.text('headless.returnLabel.square', { code: parcelCode })}
        />
      </div>
    </section>
  );
});
