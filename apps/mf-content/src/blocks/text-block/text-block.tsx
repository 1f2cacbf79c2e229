import { useStores, observer } from '@weefsel/stores';
import { Button, Container, Heading } from '@weefsel/ui';
import { useId, useRef, useState } from 'react';
import { RichText } from '../../rich-text/rich-text';
import classes from './text-block.module.css';
import type { TextBlockProps } from './to-text-block';

/** Text in one or two columns. On a phone 'Meer' expands it for good; without script it starts expanded. */
export const TextBlock = observer(({ block }: { block: TextBlockProps }) => {
  const { snippets } = useStores();
  const [open, setOpen] = useState(!block.collapses);
  const columns = useRef<HTMLDivElement>(null);
  const id = useId();
  const below = block.title ? block.level : 1;

  const expand = () => {
    setOpen(true);
    // The button disappears, so the focus moves to the expanded text.
    columns.current?.focus({ preventScroll: true });
  };

  return (
    <Container>
      <section className={classes.block} data-columns={block.second ? 2 : 1}>
        {(block.title || block.introduction) && (
          <div className={classes.head}>
            {block.title && (
              <Heading level={block.level} size={block.level === 1 ? 'title' : 'section'}>
                {block.title}
              </Heading>
            )}
            {block.introduction && <p className={classes.introduction}>{block.introduction}</p>}
          </div>
        )}
        <div ref={columns} id={id} className={classes.columns} data-open={open} tabIndex={-1}>
          <RichText value={block.first} below={below} />
          {block.second && (
            <div className={classes.second}>
              <RichText value={block.second} below={below} />
            </div>
          )}
        </div>
        {!open && (
          <div className={classes.more}>
            <Button variant="underline" aria-expanded={false} aria-controls={id} onClick={expand}>
              {snippets.text('headless.content.more')}
            </Button>
          </div>
        )}
      </section>
    </Container>
  );
});
