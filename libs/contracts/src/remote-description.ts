import type { EventName } from './event-owners';
import type { PageAddress, PageAddresses } from './page-address';
import type { ReadParameters } from './read-parameters';
import type { Remote } from './remote';

/** What is known of a page without its code. */
export interface PageDescription extends PageAddress {
  /** See `PageDoor`. */
  reads?: ReadParameters;
  personalUnless?: ReadParameters;
}

/** What a remote says of itself, without its code: its build makes it of its door and of the files beside it. */
export interface RemoteDescription {
  pages: Readonly<Record<string, PageDescription>>;
  fragments: readonly string[];
  needsScript?: true;
  storage: readonly string[];
  /** What it tells whoever measures. */
  events: readonly EventName[];
}

type Door = Pick<Remote<string>, 'needsScript' | 'storage'> & {
  pages: Readonly<Record<string, PageDescription>>;
  fragments?: Readonly<Record<string, unknown>>;
};

const ofPage = ({ paths, shows, reads, personalUnless }: PageDescription): PageDescription => ({
  ...(paths && { paths }),
  ...(shows && { shows }),
  ...(reads && { reads }),
  ...(personalUnless && { personalUnless }),
});

/** What a door says, and where a build says them the events of the file beside it. */
export const describeDoor = (door: Door, events: readonly EventName[] = []): RemoteDescription => ({
  pages: Object.fromEntries(Object.entries(door.pages).map(([name, page]) => [name, ofPage(page)])),
  fragments: Object.keys(door.fragments ?? {}),
  ...(door.needsScript && { needsScript: true }),
  storage: door.storage ?? [],
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
