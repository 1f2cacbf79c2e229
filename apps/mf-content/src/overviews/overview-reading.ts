import { maybeText } from '@weefsel/contracts/shapes';
import type { BlockReading } from '../blocks/block-kind';
import { blockOf } from '../blocks/block-shape';
import { withoutUndefined } from '../text/without-undefined';
import { plainText } from '../text/plain-text';
import type { OverviewKind } from './overview-kinds';
import { resolveOverview, type OverviewStart } from './resolve-overview';

export interface OverviewProps extends OverviewStart {
  kind: OverviewKind;
  title?: string;
}

/** An overview on the wire. */
export interface OverviewBlock<Type extends string> {
  _type: Type;
  _key: string;
  title?: string;
}

/** Reading of one kind of overview, with its first page. Throws when the page's path is unknown. */
export const overviewReading = <const Type extends string>(
  type: Type,
  kind: OverviewKind,
): BlockReading<OverviewBlock<Type>, OverviewProps, OverviewStart> => ({
  shape: blockOf(type, { title: maybeText }),
  toProps({ title }, { resolved }) {
    if (!resolved) throw new Error('its page is not known');
    return { kind, ...withoutUndefined({ title: plainText(title) }), ...resolved };
  },
  resolve: resolveOverview(kind),
});
