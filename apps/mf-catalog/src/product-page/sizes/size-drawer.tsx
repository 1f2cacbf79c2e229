import { observer, useStores } from '@weefsel/stores';
import { Dialog } from '@weefsel/ui';
import type { ProductPageData } from '../product-page-data';
import { lengthOptions, sizeOptions, type Selection } from '../product-selection';
import type { ReviewedFit } from '../reviews/reviews-data';
import classes from './size-drawer.module.css';
import { GarmentTableView } from './garment/garment-table-view';
import { SizeFinder } from './size-finder';
import { tablesOf } from './tables/tables-of';

interface SizeDrawerProps {
  data: ProductPageData;
  selection: Selection;
  onChoose: (change: Partial<Selection>) => void;
  onClose: () => void;
  /** Fit according to reviews. */
  fit?: ReviewedFit | undefined;
}

/** Drawer beside the page: advises a size by the tables of the shown product. */
export const SizeDrawer = observer(function SizeDrawer({ data, selection, ...props }: SizeDrawerProps) {
  const { onChoose, onClose, fit } = props;
  const { text } = useStores().snippets;
  const tables = tablesOf(data);
  return (
    <Dialog
      open
      onClose={onClose}
      side="right"
      title={text('headless.product.sizeHelp')}
      closeLabel={text('headless.common.close')}
    >
      <div className={classes.drawer}>
        {tables ? (
          <SizeFinder
            tables={tables}
            options={{ size: sizeOptions(data, selection), length: lengthOptions(data, selection) }}
            onChoose={onChoose}
            fit={fit}
          >
            {data.garment && <GarmentTableView table={data.garment} />}
          </SizeFinder>
        ) : (
          <>
            <p>{text('headless.sizes.noTable')}</p>
            {data.garment && <GarmentTableView table={data.garment} isAlone />}
          </>
        )}
        <p>
          <a href={text('headless.product.sizeTableLink')}>{text('headless.sizes.allTables')}</a>
        </p>
      </div>
    </Dialog>
  );
});
