import * as v from 'valibot';
import { list, maybe, maybeText, numberOrText, text, textOrNumber } from '@weefsel/contracts/shapes';

/** Settings of a facet, names as on the wire. */
export type FacetSettings = v.InferOutput<typeof facetSettings>;
const facetSettings = v.object({
  facetid: v.exactOptional(v.number()),
  title: v.string(),
  /** Name in the address: `tn_fk_<urlkey>`. */
  urlkey: v.string(),
  attributename: maybeText,
  /** `checkbox`, `link`, `slider`, `tree`, `color` … */
  selectiontype: v.nullish(v.string(), 'checkbox'),
  multiselectlogic: v.exactOptional(v.picklist(['or', 'and'])),
  ismultiselect: v.exactOptional(v.boolean()),
  iscollapsed: v.exactOptional(v.boolean()),
  nrofshownattributes: v.exactOptional(v.number()),
  isnrofresultsvisible: v.exactOptional(v.boolean()),
  issearchable: v.exactOptional(v.boolean()),
  searchplaceholder: maybe(v.string()),
  searchnoresultstext: maybe(v.string()),
  expandtext: maybe(v.string()),
  collapsetext: maybe(v.string()),
  source: maybeText,
  prefix: maybe(v.string()),
  postfix: maybe(v.string()),
});

const ownAttribute = v.object({
  title: textOrNumber,
  isselected: v.nullish(v.boolean(), false),
  nrofresults: v.nullish(numberOrText, 0),
  attributeid: v.exactOptional(v.union([v.number(), v.string()])),
  /** The whole query after toggling this value. */
  url: maybe(v.string()),
  link: maybe(v.string()),
  /** Colour of this value in hex digits, e.g. `#1d2b3c`, in a colour facet. Editors type it, so validate it. */
  imagetag: maybe(v.string()),
});

export type FacetAttribute = v.InferOutput<typeof ownAttribute> & { children?: FacetAttribute[] | null };
const facetAttribute: v.GenericSchema<unknown, FacetAttribute> = v.object({
  ...ownAttribute.entries,
  children: maybe(v.array(v.lazy(() => facetAttribute))),
});

export type Facet = v.InferOutput<typeof facet>;
const facet = v.object({ facetsettings: facetSettings, attributes: list(facetAttribute) });

/** An item without a number can be neither shown nor tracked. */
export type SearchItem = v.InferOutput<typeof searchItem>;
export const searchItem = v.object({
  itemno: textOrNumber,
  type: maybeText,
  title: maybeText,
  /** Euro. */
  price: v.exactOptional(v.number()),
  brand: maybeText,
  image: maybeText,
  url: maybeText,
  attributes: list(v.object({ name: v.string(), values: v.array(textOrNumber) })),
});

export type SortField = v.InferOutput<typeof sortField>;
const sortField = v.object({
  title: v.string(),
  displaytitle: maybeText,
  order: v.exactOptional(v.picklist(['ASC', 'DESC'])),
  isselected: v.nullish(v.boolean(), false),
  url: maybeText,
});

const listingProperties = v.object({
  nrofitems: numberOrText,
  pagesize: v.nullish(numberOrText, 0),
  nrofpages: v.nullish(numberOrText, 0),
  currentpage: v.nullish(numberOrText, 1),
  selectedcategory: maybe(v.union([v.number(), v.string()])),
  searchterm: maybe(v.string()),
  suggestedsearchterm: maybe(v.string()),
  reseturl: maybeText,
  sortfields: list(sortField),
});

/** A listing. Its items and their number are required; wrong facets, sorts and redirects are dropped. */
export const listing = v.object({
  facets: list(facet),
  items: v.array(searchItem),
  properties: listingProperties,
  /** Redirects that replace the results of a search. */
  redirects: list(v.object({ url: v.string() })),
});

export interface ListingAnswer extends v.InferOutput<typeof listing> {
  /** Identifies this response in analytics; empty when the service sent none. */
  requestId: string;
}

export type Suggestion = v.InferOutput<typeof suggestion>;
const suggestion = v.object({
  match: v.string(),
  navigationLink: maybe(
    v.object({
      path: maybeText,
      context: maybe(
        v.object({
          searchterm: maybe(v.string()),
          category: maybe(
            v.object({
              path: maybeText,
              name: maybeText,
              parentName: maybe(v.string()),
              link: maybe(v.string()),
            }),
          ),
          facetFilters: maybe(v.array(v.object({ key: v.string(), values: v.array(v.string()) }))),
        }),
      ),
    }),
  ),
  redirects: maybe(v.array(v.object({ url: v.string() }))),
});

export type SuggestionGroup = v.InferOutput<typeof suggestionGroup>;
const suggestionGroup = v.object({
  name: text,
  /** `SearchPhrase`, `Category`, `FacetFilter` … */
  type: text,
  suggestions: list(suggestion),
});
export const suggestionGroups = v.array(suggestionGroup);

/** Recommended products, or the reason for their absence. A failure never breaks the page around it. */
export interface Recommendations {
  products: SearchItem[];
  /** Identifies this response in analytics, when the service sent one. */
  requestId?: string;
  statusCode: 200 | 500;
  error?: string;
}
