import type { PageProps } from '@weefsel/contracts';
import { Container, Heading } from '@weefsel/ui';
import { Blocks } from '../blocks/blocks';
import type { ContentPageData } from './content-page-data';
import classes from './content-page.module.css';

/** A page that editors have put together of blocks. */
export function Page({ data: { heading, blocks } }: PageProps<ContentPageData>) {
  return (
    <>
      {heading && (
        <Container>
          <div className={classes.heading}>
            <Heading level={1}>{heading}</Heading>
          </div>
        </Container>
      )}
      <Blocks blocks={blocks} />
    </>
  );
}
