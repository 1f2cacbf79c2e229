import type { EventName } from './event-owners';
import type { PageAddress, PageAddresses, PageFrame } from './page-address';
import type { ReadParameters } from './read-parameters';
import type { Remote } from './remote';

/** What is known of a page without its code. */
export interface PageDescription extends PageAddress {
  /** See `PageDefinition`. */
  reads?: ReadParameters;
  personalUnless?: ReadParameters;
  session?: true;
  keeps?: readonly string[];
  frame?: PageFrame;
}

/** What a remote says of itself, without its code: its build makes it of its entry and of the files beside it. */
export interface RemoteDescription {
  pages: Readonly<Record<string, PageDescription>>;
  fragments: readonly string[];
  needsScript?: true;
  storage: readonly string[];
  /** What it tells whoever measures. */
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

/** What an entry says, and where a build says them the events of the file beside it. */
export const describeEntry = (entry: Entry, events: readonly EventName[] = []): RemoteDescription => ({
  pages: Object.fromEntries(Object.entries(entry.pages).map(([name, page]) => [name, ofPage(page)])),
  fragments: Object.keys(entry.fragments ?? {}),
  ...(entry.needsScript && { needsScript: true }),
  storage: entry.storage ?? [],
  events,
});

/** Where the pages of a remote are shown, and nothing else of them. */
export const addressesOf = ({ pages }: Pick<RemoteDescription, 'pages'>): PageAddresses =>
  Object.fromEntries(
    Object.entries(pages).map(([name, { paths, shows }]) => [
      name,
      { ...(paths && { paths }), ...(shows && { shows }) },
    ]),
  );
