import { StaticView } from '@weefsel/federation/router';
import type { Slots } from '@weefsel/federation/runtime';
import { SnapshotPartSource, type Snapshot } from '@weefsel/federation/server';
import type { RootStore } from '@weefsel/stores';
import type { ReactNode } from 'react';
import { App } from '../app';
import { SlotMessage } from '../slots/slot-message';
import { renderHtml, type RenderHtmlOptions } from './render-html';

/** Renders the app at an address. Rejects as `renderHtml` does. */
export async function renderApp(
  {
    content,
    href,
    stores,
    snapshot,
  }: { content: ReactNode; href: string; stores: RootStore; snapshot: Pick<Snapshot, 'remotes'> },
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
    <App stores={stores} slots={slots}>
      <StaticView href={href}>{content}</StaticView>
    </App>,
    options,
  );
}
