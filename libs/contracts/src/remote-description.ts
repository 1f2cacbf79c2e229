import type { EventName } from './event-owners';
import type { PageAddress, PageAddresses, PageFrame } from './page-address';
import type { ReadParameters } from './read-parameters';
import type { Remote } from './remote';

/** Metadata of a page, known without its code. */
export interface PageDescription extends PageAddress {
  /** See `PageDefinition`. */
  reads?: ReadParameters;
  personalUnless?: ReadParameters;
  session?: true;
  keeps?: readonly string[];
  frame?: PageFrame;
}

/**
 * Metadata of a remote, known without its code. Its build makes it from the entry and the files beside it.
 */
export interface RemoteDescription {
  pages: Readonly<Record<string, PageDescription>>;
  fragments: readonly string[];
  needsScript?: true;
  storage: readonly string[];
  /** Names of the events that it tracks. */
  events: readonly EventName[];
}

type Entry = Pick<Remote<string>, 'needsScript' | 'storage'> & {
  pages: Readonly<Record<string, PageDescription>>;
  fragments?: Readonly<Record<string, unknown>>;
};

const ofPage = ({
  paths,
  shows,
  reads,
  personalUnless,
  session,
  keeps,
  frame,
}: PageDescription): PageDescription => ({
  ...(paths && { paths }),
  ...(shows && { shows }),
  ...(reads && { reads }),
  ...(personalUnless && { personalUnless }),
  ...(session && { session }),
  ...(keeps && { keeps }),
  ...(frame && { frame }),
});

/** Description of an entry, with its events where a build passes them. */
export const describeEntry = (entry: Entry, events: readonly EventName[] = []): RemoteDescription => ({
  pages: Object.fromEntries(Object.entries(entry.pages).map(([name, page]) => [name, ofPage(page)])),
  fragments: Object.keys(entry.fragments ?? {}),
  ...(entry.needsScript && { needsScript: true }),
  storage: entry.storage ?? [],
  events,
});

/** Only the addresses of a remote's pages. */
export const addressesOf = ({ pages }: Pick<RemoteDescription, 'pages'>): PageAddresses =>
  Object.fromEntries(
    Object.entries(pages).map(([name, { paths, shows }]) => [
      name,
      { ...(paths && { paths }), ...(shows && { shows }) },
    ]),
  );
