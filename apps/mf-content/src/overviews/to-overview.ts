import { plainText } from '../text/plain-text';
import { given } from '../text/given';
import type { OverviewStart } from './resolve-overview';
import type { OverviewKind } from './overview-kinds';

export interface OverviewProps extends OverviewStart {
  kind: OverviewKind;
  title?: string;
}

interface OverviewBlock {
  title?: string;
}

/** An overview of one kind with its first page. Throws when the page's path is unknown. */
export const toOverview =
  (kind: OverviewKind) =>
  ({ title }: OverviewBlock, { resolved }: { resolved?: OverviewStart }): OverviewProps => {
    if (!resolved) throw new Error('its page is not known');
    return { kind, ...given({ title: plainText(title) }), ...resolved };
  };
