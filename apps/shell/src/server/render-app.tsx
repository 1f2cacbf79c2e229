import { StaticView } from '@weefsel/federation/router';
import type { Slots } from '@weefsel/federation/runtime';
import { SnapshotPartSource, type Snapshot } from '@weefsel/federation/server';
import type { RootStore } from '@weefsel/stores';
import type { ReactNode } from 'react';
import { App } from '../app';
import { MadeBeforeContext } from '../frame/same-for-all';
import { SlotMessage } from '../slots/slot-message';
import { renderHtml, type RenderHtmlOptions } from './render-html';

export interface AppAt {
  content: ReactNode;
  href: string;
  stores: RootStore;
  snapshot: Pick<Snapshot, 'remotes'>;
  /** Prerendered parts of the frame. When set, parts that all shoppers share are marked. */
  before?: ReadonlyMap<string, string> | undefined;
}

/** Renders the app at an address. Rejects like `renderHtml`. */
export async function renderApp(
  { content, href, stores, snapshot, before }: AppAt,
  options: RenderHtmlOptions,
): Promise<string> {
  const slots: Slots = {
    source: new SnapshotPartSource(snapshot),
    Message: SlotMessage,
    refresh: () => Promise.resolve(),
    prefetch: () => () => undefined,
    reload: () => undefined,
    report: () => undefined,
  };
  return renderHtml(
    <MadeBeforeContext value={before}>
      <App stores={stores} slots={slots}>
        <StaticView href={href}>{content}</StaticView>
      </App>
    </MadeBeforeContext>,
    options,
  );
}
