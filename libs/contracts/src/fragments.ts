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
  /** Category id in the commerce backend, 32 lower-case hex characters. */
  categoryId?: string;
}

export interface ProductSliderProps {
  title?: string;
  tabs: ProductSliderTab[];
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
