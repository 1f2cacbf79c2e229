import type { FragmentUse } from './fragments';
import type { ShopPromises } from './promises';
import type { SnippetKey, Text } from './snippets';

/** Type of a page behind a vendor's path; the backend's own names. */
export const SLUG_TYPES = [
  'page',
  'navigation',
  'productManufacturer',
  'frontend.product_manufacturer.category.detail',
  'blog',
  'detail',
  'look',
] as const;

export type SlugType = (typeof SLUG_TYPES)[number];

/** What a path of the shop turns out to be. */
export type PageType = SlugType | 'notFound' | 'redirect';

/** The part of the shop that a page belongs to: sets the header theme and the second navigation row. */
export type PageContext = 'general' | 'ladies' | 'men';

/** Everything a page's `load` may depend on; it runs on the server only, and without a shopper's session unless the page declares `session`. */
export interface PageRequest {
  /** Absolute address of the page as the shopper sees it. */
  url: URL;
  /** Absolute address of the shop without a trailing slash, for canonical links. */
  origin: string;
  /** Backend id of what the path resolved to: category, product, manufacturer or content document. */
  id?: string;
  /** Content slug or SEO path without a leading slash. */
  slug: string;
  type: PageType | 'route';
  /** A text on screen with its `{name}` places filled in, as editors have it now; for what is data of the page, e.g. its title. */
  text: Text;
  /** What the shop promises in numbers, for what a page tells machines. Absent in older shells. */
  promises?: ShopPromises;
  /**
   * The visitor's profile in the search service. Only with consent, and only on pages that declare that they may be
   * personal (`personalUnless`).
   */
  profileKey?: string;
  /** What the browser keeps for the page: the cookies that it declares (`PageDefinition.keeps`). Empty without `session`. */
  kept?: Readonly<Record<string, string>>;
  /** Ids of the products in the shopper's cart. Only with `session`, in a document, and where the cart could be read. */
  inCart?: readonly string[];
  signal: AbortSignal;
  /** When the shopper gets what is ready by then, in ms since 1970. Absent: there is no limit. */
  answerBy?: number;
}

/** Name of the field that says which form of a page is sent: every form has one, hidden. */
export const FORM_FIELD = 'form';

/** A form that was sent to a page without script: with the shopper's session, whether or not the page declares `session`. */
export interface ActionRequest extends PageRequest {
  /** What was filled in, by field; of fields of one name the last. */
  fields: Readonly<Record<string, string>>;
}

/** Something to say once, on the page that comes. */
export interface Said {
  kind: 'success' | 'info' | 'error';
  text: SnippetKey;
  values?: Readonly<Record<string, string>>;
}

/** A form that the server did not accept, as its page shows it again. */
export interface RefusedForm {
  /** Which form of the page, by its `FORM_FIELD`. */
  form: string;
  /** What was filled in; never a password. */
  values: Readonly<Record<string, string>>;
  /** What is wrong, by field. */
  errors: Readonly<Record<string, SnippetKey>>;
  /** Why it failed, when no field is the cause. */
  failure?: SnippetKey;
}

/** What became of a form. */
export type ActionResult =
  | {
      kind: 'done';
      /** Path in the shop; absent: the page of the form. */
      to?: string;
      /** Shown there when it is a shopper's own page. */
      say?: Said;
      /** Cookies that the page declares, by name, for 365 days; an empty value forgets one. */
      keep?: Readonly<Record<string, string>>;
    }
  /** To another site, such as a payment service's. */
  | { kind: 'leave'; to: string }
  /** A file for the shopper to keep; the page stays as it is. */
  | { kind: 'file'; file: Blob; name: string }
  | { kind: 'refused'; errors?: Readonly<Record<string, SnippetKey>>; failure?: SnippetKey };

/** Answers a form of a page on the server. */
export type PageAction<Clients> = (request: ActionRequest, clients: Clients) => Promise<ActionResult>;

/** The forms of a page by their `FORM_FIELD`. */
export type PageActions<Clients> = Readonly<Record<string, PageAction<Clients>>>;

/** A step on the way from home to a page; pages that show them have them in their data. */
export interface Crumb {
  name: string;
  href: string;
}

/** What the document's head says about a page. */
export interface PageHead {
  title: string;
  description?: string;
  /** Absolute canonical address. */
  canonical?: string;
  robots?: 'noindex' | 'noindex, follow';
  /** Absolute address of the picture to share. */
  image?: string;
  /** Address of the picture that is the largest thing in the first view, preloaded with high priority. */
  heroImage?: { src: string; srcSet?: string; sizes?: string };
  prev?: string;
  next?: string;
  /** schema.org objects, equal to what is shown. */
  jsonLd?: object[];
}

export type PageResult<Data = unknown> =
  | {
      kind: 'page';
      /** JSON-serialisable; becomes the `data` prop of the page. */
      data: Data;
      head: PageHead;
      context: PageContext;
      /**
       * Missing data. `part`: the page is shown if there is no better one, and not cached for others. `all`: its main
       * data is missing; the page says so, gets status 503, and never replaces another view of it that is already shown.
       */
      missing?: 'part' | 'all';
      /** The page is incomplete: it is refreshed soon, and never replaces a complete recent one. */
      lacksDetail?: true;
      /** Why something is missing, for the log of the server. */
      failure?: unknown;
      /** The complete page, when it may still come: cached for the next requests. */
      later?: Promise<PageResult>;
      /** Lent fragments on this page, by an id that the page also gives to `<RemoteFragment id>`. */
      fragments?: Record<string, FragmentUse>;
    }
  | { kind: 'redirect'; to: string; status: 301 | 302 }
  | { kind: 'not-found' };

/** Data of a page or fragment that more code is needed for than the part's own. */
export interface WithChunks<Name extends string = string> {
  /** Names of the remote's chunks that are to be there before it is shown. */
  chunks: readonly Name[];
}

export type PageLoad<Clients, Data = unknown> = (
  request: PageRequest,
  clients: Clients,
) => Promise<PageResult<Data>>;

/** Data of a fragment. `null` means that there is nothing to show: its slot stays empty, and its code is not loaded. */
export type FragmentLoad<Props, Clients, Data = unknown> = (
  props: Props,
  clients: Clients,
  signal: AbortSignal,
) => Promise<Data>;

/** What every fragment gets beside its own props: what its `load` returned on the server, if it ran. */
export interface FragmentProps<Data = unknown> {
  data?: Data;
}

/** Props of every page. `data` is what its own `load` returned; the page narrows it with its own type. */
export interface PageProps<Data = unknown> {
  data: Data;
  /** Path and query of the page shown, e.g. `/nl/dames/?tn_p=2`. */
  href: string;
}
