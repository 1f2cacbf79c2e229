/** Listing answer of the search service, names as on the wire. */
export interface FacetSettings {
  facetid?: number;
  title: string;
  /** Name in the address: `tn_fk_<urlkey>`. */
  urlkey: string;
  attributename?: string;
  selectiontype: 'checkbox' | 'link' | 'slider' | 'tree' | 'color' | (string & {});
  multiselectlogic?: 'or' | 'and';
  ismultiselect?: boolean;
  iscollapsed?: boolean;
  nrofshownattributes?: number;
  isnrofresultsvisible?: boolean;
  issearchable?: boolean;
  searchplaceholder?: string | null;
  searchnoresultstext?: string | null;
  expandtext?: string | null;
  collapsetext?: string | null;
  source?: string;
  prefix?: string | null;
  postfix?: string | null;
}

export interface FacetAttribute {
  title: string;
  isselected: boolean;
  nrofresults: number;
  attributeid?: number | string;
  /** The whole query after choosing or un-choosing this value. */
  url?: string | null;
  link?: string | null;
  /** In a facet of colours, the hex digits of this one, e.g. `#1d2b3c`; editors type it, so check it. */
  imagetag?: string | null;
  children?: FacetAttribute[] | null;
}

export interface Facet {
  facetsettings: FacetSettings;
  attributes: FacetAttribute[];
}

export interface SearchItem {
  itemno: string;
  type?: string;
  title?: string;
  /** Euro. */
  price?: number;
  brand?: string;
  image?: string;
  url?: string;
  attributes: { name: string; values: string[] }[];
}

export interface SortField {
  title: string;
  displaytitle?: string;
  order?: 'ASC' | 'DESC';
  isselected: boolean;
  url?: string;
}

export interface ListingProperties {
  nrofitems: number;
  pagesize: number;
  nrofpages: number;
  currentpage: number;
  selectedcategory?: number | string | null;
  searchterm?: string | null;
  suggestedsearchterm?: string | null;
  reseturl?: string;
  sortfields: SortField[];
}

export interface ListingAnswer {
  facets: Facet[];
  items: SearchItem[];
  properties: ListingProperties;
  /** Where a search must lead instead of showing its results. */
  redirects: { url: string }[];
  /** Names this answer in analytics; empty when the service did not send one. */
  requestId: string;
}

export interface Suggestion {
  match: string;
  navigationLink?: {
    path?: string;
    context?: {
      searchterm?: string | null;
      category?: { path?: string; name?: string; parentName?: string | null; link?: string | null } | null;
      facetFilters?: { key: string; values: string[] }[] | null;
    } | null;
  } | null;
  redirects?: { url: string }[] | null;
}

export interface SuggestionGroup {
  name: string;
  type: 'SearchPhrase' | 'Category' | 'FacetFilter' | (string & {});
  suggestions: Suggestion[];
}

/** Recommended products, or the reason why there are none; a failure never breaks the page around it. */
export interface Recommendations {
  products: SearchItem[];
  /** Names this answer in analytics, when the service sent one. */
  requestId?: string;
  statusCode: 200 | 500;
  error?: string;
}
