import { VisitorIdStorage, type RootStore } from '@weefsel/stores';

/** Says who the search service takes this browser for; nobody as long as the shopper does not allow it. */
export function visitorOf({ config, consent }: Pick<RootStore, 'config' | 'consent'>) {
  const visitor = new VisitorIdStorage();
  return (): string | undefined =>
    config.tracking?.search && consent.allows('personal') ? visitor.read() : undefined;
}
