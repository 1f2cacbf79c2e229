/** Props of a panel that the shell's overlay host shows. */
export interface PanelProps {
  onClose: () => void;
}

/** One tab of a product slider, as the content service sends it. */
export interface ProductSliderTab {
  title: string;
  /** `TweakwiseRecommend`: recommendation list of the search service. `dpg` (default): newest products of a category. */
  dataSource: 'TweakwiseRecommend' | 'dpg';
  recommendationId?: string;
  /** Id of a product, for a rule of recommendation: the list is what that recommends beside it. */
  beside?: string;
  /** Category id in the commerce backend, 32 lower-case hex characters. */
  categoryId?: string;
  /** Id of a brand, instead of a category: what sells best of it. */
  brandId?: string;
}

export interface ProductSliderProps {
  title?: string;
  tabs: ProductSliderTab[];
}

/** What this browser has looked at before. */
export interface LastViewedProps {
  /** Id of the product that is left out: the one whose page it is. */
  except?: string;
  /** Most products that are shown; all that are kept when it is left out. */
  most?: number;
  /** Hears that it is known what there is to show, also when that is nothing. */
  onKnown?: () => void;
}

/** What is worn with a product. */
export interface WearWithProps {
  /** Id of the product. */
  beside: string;
  /** Path of its page, which answers the form where there is no script. */
  path: string;
  /** Slug of a look that it is part of: all of that look, with the product itself. */
  look?: string;
}

/** Whose sizes. */
export interface SizeTablesProps {
  department: 'ladies' | 'men';
}

/**
 * What editors wrote around a listing. Blocks bring their own gutters: they stand outside of any `Container`. Blocks
 * that borrow from other remotes, or read the address of their page, are left out.
 */
export interface BlocksProps {
  /** Path of the listing below `/nl/` without slashes at its ends, e.g. `dames/kleding/jurken`. */
  slug: string;
  /** Before the products, or after them. */
  place: 'above' | 'below';
}

/** What editors wrote between the goods that stand first and all products of a listing. */
export type BetweenProps = Pick<BlocksProps, 'slug'>;

/** What the shop says of a brand, above its goods. */
export interface BrandStoryProps {
  /** Manufacturer id in the commerce backend. */
  brandId: string;
}

/** Props of the search that covers the page while a shopper types. Its frame is the shell's. */
export interface SearchPopupProps extends PanelProps {
  open: boolean;
  /** What is typed, here or in the shell's own search boxes. */
  text: string;
  onType: (text: string) => void;
}

/**
 * Props of every fragment that a remote lends to others, by remote and name. Each remote adds its own to it in the file
 * `lends.ts` beside its entry, so that nobody can borrow what nobody lends.
 */
export interface Fragments {}

/** A remote that lends something. */
export type Lender = keyof Fragments;

export type FragmentName<N extends Lender = Lender> = keyof Fragments[N] & string;

/** Until when the code of a fragment waits: until the shopper comes near its place, or puts pointer or focus into it. */
export type Waits = 'near' | 'touched';

/** A page's wish to show another remote's fragment, told to the server so that its data and files are ready. */
export type FragmentUse = {
  [N in Lender]: {
    [F in FragmentName<N>]: {
      remote: N;
      name: F;
      props: Fragments[N][F];
      /** A document is sent without the fragment's code; till then the server's HTML stands there, whose links work. */
      waits?: Waits;
    };
  }[FragmentName<N>];
}[Lender];
