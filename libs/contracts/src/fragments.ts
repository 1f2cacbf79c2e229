/** Props of a panel that the shell's overlay host shows. */
export interface PanelProps {
  onClose: () => void;
}

/** One tab of a product slider, as the content service sends it. */
export interface ProductSliderTab {
  title: string;
  /**
   * `TweakwiseRecommend`: recommendations of the search service. `dpg` (default): newest products of a category.
   */
  dataSource: 'TweakwiseRecommend' | 'dpg';
  recommendationId?: string;
  /** Id of a product for a recommendation rule: the list holds its recommendations. */
  beside?: string;
  /** Category id in the commerce backend, 32 lower-case hex characters. */
  categoryId?: string;
  /** Id of a brand, instead of a category: its best-selling products. */
  brandId?: string;
}

export interface ProductSliderProps {
  title?: string;
  tabs: ProductSliderTab[];
}

/** Props of the products that this browser viewed before. */
export interface LastViewedProps {
  /** Id of the product to leave out: the one of the current page. */
  except?: string;
  /** Maximum number of products; absent: all stored ones. */
  most?: number;
  /** Called once the products are known, also when there are none. */
  onKnown?: () => void;
}

/** Props of the products to wear with a product. */
export interface WearWithProps {
  /** Id of the product. */
  beside: string;
  /** Path of its page, which handles the form without script. */
  path: string;
  /** Slug of a look that contains it: shows all of that look, with the product itself. */
  look?: string;
}

/** Props of the size tables of one department. */
export interface SizeTablesProps {
  department: 'ladies' | 'men';
}

/**
 * Props of the editors' blocks around a listing. Blocks bring their own gutters, so they stand
 * outside any `Container`.
 * Omitted: blocks that borrow from other remotes or read the address of their page.
 */
export interface BlocksProps {
  /** Path of the listing below `/nl/` without slashes at its ends, e.g. `dames/kleding/jurken`. */
  slug: string;
  /** Before or after the products. */
  place: 'above' | 'below';
}

/** Props of the editors' blocks between a listing's leading products and all its products. */
export type BetweenProps = Pick<BlocksProps, 'slug'>;

/** Props of the shop's text about a brand, above its products. */
export interface BrandStoryProps {
  /** Manufacturer id in the commerce backend. */
  brandId: string;
}

/** Props of the search that covers the page while a shopper types. The shell owns its frame. */
export interface SearchPopupProps extends PanelProps {
  open: boolean;
  /** The text typed here or in the shell's own search boxes. */
  text: string;
  onType: (text: string) => void;
}

/**
 * Props of every lent fragment, by remote and name. Each remote adds its own in `lends.ts` beside its entry.
 * So a fragment that no remote lends cannot be borrowed.
 */
export interface Fragments {}

/** A remote that lends a fragment. */
export type Lender = keyof Fragments;

export type FragmentName<N extends Lender = Lender> = keyof Fragments[N] & string;

/** Trigger that loads a waiting fragment: the shopper comes near its slot, or pointer or focus enters it. */
export type Waits = 'near' | 'touched';

/** A page's request for another remote's fragment. The server then has its data and files ready. */
export type FragmentUse = {
  [N in Lender]: {
    [F in FragmentName<N>]: {
      remote: N;
      name: F;
      props: Fragments[N][F];
      /**
       * Sends the document without the fragment's code. Until it loads, the server's HTML has working links.
       */
      waits?: Waits;
    };
  }[FragmentName<N>];
}[Lender];
