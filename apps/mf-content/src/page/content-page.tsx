import type { PageProps } from '@weefsel/contracts';
import { Container, Heading } from '@weefsel/ui';
import { Blocks } from '../blocks/blocks';
import type { ContentPageData } from './load-content';
import classes from './content-page.module.css';
import { PageCrumbs } from './page-crumbs';

/** A page that editors composed of blocks. */
export function Page({ data: { crumbs, heading, blocks } }: PageProps<ContentPageData>) {
  return (
    <>
      {(crumbs || heading) && (
        <Container>
          {crumbs && <PageCrumbs crumbs={crumbs} />}
          {heading && (
            <div className={classes.heading}>
              <Heading level={1}>{heading}</Heading>
            </div>
          )}
        </Container>
      )}
      <Blocks blocks={blocks} />
    </>
  );
}
