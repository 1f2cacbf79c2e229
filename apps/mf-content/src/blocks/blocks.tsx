import type { PageBlock } from './block-lists';
import { viewOf } from './block-views';
import classes from './blocks.module.css';
import { EditLink } from './edit/edit-link';

interface BlocksProps {
  blocks: readonly PageBlock[];
  /** Prefix of the blocks' anchors, for pages that have other blocks too. */
  anchors?: string;
}

/** Blocks from top to bottom. Their anchors are `#block-<n>`, from `#block-0`. */
export function Blocks({ blocks, anchors = '' }: BlocksProps) {
  return (
    <div className={classes.blocks}>
      {blocks.map(({ key, type, props, edit }, index) => {
        // A newer server may send blocks that this version does not know.
        const View = viewOf(type);
        return (
          View && (
            <div
              key={key}
              id={`${anchors}block-${index}`}
              className={classes.block}
              data-block={type}
              data-sanity={edit?.data}
            >
              {edit && <EditLink href={edit.href} />}
              <View id={key} block={props} />
            </div>
          )
        );
      })}
    </div>
  );
}
