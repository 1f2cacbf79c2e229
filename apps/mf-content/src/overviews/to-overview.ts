import { plainText } from '../text/plain-text';
import { given } from '../text/given';
import type { OverviewStart } from './gather-overview';
import type { OverviewKind } from './overview-kinds';

export interface OverviewProps extends OverviewStart {
  kind: OverviewKind;
  title?: string;
}

interface OverviewBlock {
  title?: string;
}

/** An overview of one kind with its first page. */
export const toOverview =
  (kind: OverviewKind) =>
  ({ title }: OverviewBlock, { gathered }: { gathered?: OverviewStart }): OverviewProps =>
    given({
      kind,
      title: plainText(title),
      ...(gathered ?? { path: '', wish: { filter: '', page: 1 } }),
    });
