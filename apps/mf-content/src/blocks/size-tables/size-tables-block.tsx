import { RemoteFragment } from '@weefsel/federation/runtime';
import { Container, Heading } from '@weefsel/ui';
import classes from './size-tables-block.module.css';
import type { SizeTablesBlockProps } from './to-size-tables';

/** Size tables, shown by mf-catalog, which bases its size advice on the same figures. */
export function SizeTablesBlock({ id, block }: { id: string; block: SizeTablesBlockProps }) {
  const { title, department } = block;
  return (
    <Container>
      <div className={classes.block}>
        {title && <Heading level={2}>{title}</Heading>}
        <RemoteFragment of="mf-catalog" name="SizeTables" id={id} props={{ department }} />
      </div>
    </Container>
  );
}
