import type { FragmentUse } from './fragments';
import type { ShopPromises } from './promises';
import type { SnippetKey, Text } from './snippets';

/** Type of a page behind a vendor's path, as the backend names it. */
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

/** Result of resolving a path of the shop. */
export type PageType = SlugType | 'notFound' | 'redirect';

/** The part of the shop that a page belongs to. Sets the header theme and the second navigation row. */
export type PageContext = 'general' | 'ladies' | 'men';

/**
 * Everything that a page's `load` may depend on. Runs on the server only.
 * Without a shopper's session unless the page declares `session`.
 */
export interface PageRequest {
  /** Absolute address of the page in the browser. */
  url: URL;
  /** Absolute address of the shop without a trailing slash, for canonical links. */
  origin: string;
  /** Backend id of the resolved path: category, product, manufacturer or content document. */
  id?: string;
  /** Content slug or SEO path without a leading slash. */
  slug: string;
  type: PageType | 'route';
  /** Returns an editors' text with its `{name}` places filled in. For data of the page, e.g. its title. */
  text: Text;
  /** The shop's promises in numbers, for structured data. Absent in older shells. */
  promises?: ShopPromises;
  /**
   * The shopper's profile in the search service. Only with consent.
   * Only on pages that declare that they may be personal (`personalUnless`).
   */
  profileKey?: string;
  /** Values of the cookies that the page declares (`PageDefinition.keeps`). Empty without `session`. */
  kept?: Readonly<Record<string, string>>;
  /**
   * Ids of the products in the shopper's cart. Only with `session`, in a document, and for a readable cart.
   */
  inCart?: readonly string[];
  signal: AbortSignal;
  /** Deadline for the answer, in ms since 1970; the shopper then gets what is ready. Absent: no limit. */
  answerBy?: number;
}

/** Name of the hidden field that identifies the submitted form. Every form of a page has one. */
export const FORM_FIELD = 'form';

/** A form submitted to a page without script. It has the shopper's session even without `session`. */
export interface ActionRequest extends PageRequest {
  /** Submitted values by field; the last one of fields with the same name. */
  fields: Readonly<Record<string, string>>;
}

/** A message shown once, on the next page. */
export interface FlashMessage {
  kind: 'success' | 'info' | 'error';
  text: SnippetKey;
  values?: Readonly<Record<string, string>>;
}

/** A refused form, as its page shows it again. */
export interface RefusedForm {
  /** `FORM_FIELD` value of the form. */
  form: string;
  /** Submitted values; never a password. */
  values: Readonly<Record<string, string>>;
  /** Errors by field. */
  errors: Readonly<Record<string, SnippetKey>>;
  /** Reason of the failure, when no field is the cause. */
  failure?: SnippetKey;
}

/** Outcome of a form. */
export type ActionResult =
  | {
      kind: 'done';
      /** Path in the shop; absent: the page of the form. */
      to?: string;
      /** Shown there when that page declares `session`. */
      say?: FlashMessage;
      /** Values of the page's declared cookies by name, for 365 days. An empty value deletes one. */
      keep?: Readonly<Record<string, string>>;
    }
  /** Leads to another site, such as a payment service's. */
  | { kind: 'leave'; to: string }
  /** Downloads a file; the page stays. */
  | { kind: 'file'; file: Blob; name: string }
  | { kind: 'refused'; errors?: Readonly<Record<string, SnippetKey>>; failure?: SnippetKey };

/** Handles a form of a page on the server. */
export type PageAction<Clients> = (request: ActionRequest, clients: Clients) => Promise<ActionResult>;

/** The forms of a page by their `FORM_FIELD`. */
export type PageActions<Clients> = Readonly<Record<string, PageAction<Clients>>>;

/** A step on the way from home to a page. Pages with crumbs have them in their data. */
export interface Crumb {
  name: string;
  href: string;
}

/** Metadata of a page in the document's head. */
export interface PageHead {
  title: string;
  description?: string;
  /** Absolute canonical address. */
  canonical?: string;
  robots?: 'noindex' | 'noindex, follow';
  /** Absolute address of the picture for sharing. */
  image?: string;
  /** Largest picture of the first view, preloaded with high priority. */
  heroImage?: { src: string; srcSet?: string; sizes?: string };
  prev?: string;
  next?: string;
  /** schema.org objects, equal to the visible content. */
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
       * Missing data. `part`: the page is shown if there is no better one, and never cached for others.
       * `all`: its main data is missing. The page shows that and gets status 503.
       * It never replaces another view of it that is already shown.
       */
      missing?: 'part' | 'all';
      /** The page is incomplete: it is refreshed soon, and never replaces a complete recent one. */
      lacksDetail?: true;
      /** Cause of the missing data, for the log of the server. */
      failure?: unknown;
      /** The complete page, when it may still come: cached for the next requests. */
      later?: Promise<PageResult>;
      /** Lent fragments on this page, by the id that the page also gives to `<RemoteFragment id>`. */
      fragments?: Record<string, FragmentUse>;
    }
  | { kind: 'redirect'; to: string; status: 301 | 302 }
  | { kind: 'not-found' };

/** Data of a page or fragment that needs more code than the part's own. */
export interface WithChunks<Name extends string = string> {
  /** Names of the remote's chunks to load before it is shown. */
  chunks: readonly Name[];
}

export type PageLoad<Clients, Data = unknown> = (
  request: PageRequest,
  clients: Clients,
) => Promise<PageResult<Data>>;

/** Data of a fragment. `null`: nothing to show; its slot stays empty and its code is not loaded. */
export type FragmentLoad<Props, Clients, Data = unknown> = (
  props: Props,
  clients: Clients,
  signal: AbortSignal,
) => Promise<Data>;

/** Props of every fragment beside its own: the result of its server `load`, if it ran. */
export interface FragmentProps<Data = unknown> {
  data?: Data;
}

/** Props of every page. `data` is the result of its `load`; the page narrows its type. */
export interface PageProps<Data = unknown> {
  data: Data;
  /** Path and query of the page shown, e.g. `/nl/dames/?tn_p=2`. */
  href: string;
}
