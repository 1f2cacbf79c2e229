import { VisitorIdStorage, type RootStore } from '@weefsel/stores';

/** Returns this browser's profile in the search service; undefined without the shopper's consent. */
export function visitorOf({ config, consent }: Pick<RootStore, 'config' | 'consent'>) {
  const visitor = new VisitorIdStorage();
  return (): string | undefined =>
    config.tracking?.search && consent.allows('personal') ? visitor.read() : undefined;
}
