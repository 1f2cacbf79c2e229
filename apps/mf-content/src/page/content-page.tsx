import type { PageProps } from '@weefsel/contracts';
import { observer, useStores } from '@weefsel/stores';
import { Breadcrumbs, Container, Heading } from '@weefsel/ui';
import { Blocks } from '../blocks/blocks';
import type { ContentPageData } from './content-page-data';
import classes from './content-page.module.css';

/** A page that editors have put together of blocks. */
export const Page = observer(function ContentPage({
  data: { crumbs, heading, blocks },
}: PageProps<ContentPageData>) {
  const { snippets } = useStores();
  return (
    <>
      {(crumbs || heading) && (
        <Container>
          {crumbs && (
            <div className={classes.crumbs}>
              <Breadcrumbs crumbs={crumbs} label={snippets.text('headless.common.breadcrumbs')} />
            </div>
          )}
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
});
