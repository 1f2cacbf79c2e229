import { MalformedAnswerError } from '../../http/errors';
import type {
  Facet,
  FacetAttribute,
  ListingAnswer,
  ListingProperties,
  Recommendations,
  SearchItem,
  SuggestionGroup,
} from '../types';

const isObject = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

const objects = (value: unknown): Record<string, unknown>[] =>
  Array.isArray(value) ? value.filter(isObject) : [];

const EMPTY: ListingProperties = { nrofitems: 0, pagesize: 0, nrofpages: 0, currentpage: 1, sortfields: [] };

/**
 * A listing from what came over the wire.
 * No body at all means no results. Items and properties must be there, or it is not a listing: MalformedAnswerError.
 * Facets, sort fields and redirects that are missing or broken are left out: the products can be shown without them.
 */
export function readListing(body: unknown, requestId: string): ListingAnswer {
  if (body === undefined) return { facets: [], items: [], properties: EMPTY, redirects: [], requestId };
  if (!isObject(body) || !Array.isArray(body.items) || !isObject(body.properties)) {
    throw new MalformedAnswerError('The search service answered without items or properties: not a listing.');
  }
  return {
    facets: objects(body.facets).flatMap(readFacet),
    items: readItems(body.items),
    properties: readProperties(body.properties),
    redirects: objects(body.redirects).flatMap(({ url }) => (typeof url === 'string' ? { url } : [])),
    requestId,
  };
}

/** Items that have a number; without one an item can be neither shown nor counted. */
export const readItems = (items: unknown): SearchItem[] =>
  objects(items).flatMap((item) => {
    if (typeof item.itemno !== 'string' && typeof item.itemno !== 'number') return [];
    const attributes = objects(item.attributes).flatMap(({ name, values }) =>
      typeof name === 'string' && Array.isArray(values) ? { name, values: values.map(String) } : [],
    );
    return { ...item, itemno: String(item.itemno), attributes };
  });

/** Recommended items: `{items}`, `{recommendations: [{items}]}` and a bare list all occur. */
export function readRecommendations(body: unknown): Recommendations {
  if (Array.isArray(body)) return { products: recommended(body), statusCode: 200 };
  if (!isObject(body)) return { products: [], statusCode: 200 };
  const lists = 'items' in body ? body.items : body.recommendations;
  return { products: recommended(lists), statusCode: 200 };
}

const recommended = (list: unknown): SearchItem[] =>
  objects(list).flatMap((entry) => ('items' in entry ? readItems(entry.items) : readItems([entry])));

/** Groups of suggestions; a group or suggestion without its text is left out. */
export const readSuggestions = (body: unknown): SuggestionGroup[] =>
  objects(body).map((group) => ({
    name: String(group.name ?? ''),
    type: String(group.type ?? ''),
    suggestions: objects(group.suggestions).flatMap((suggestion) =>
      typeof suggestion.match === 'string' ? { ...suggestion, match: suggestion.match } : [],
    ),
  }));

function readProperties(properties: Record<string, unknown>): ListingProperties {
  const number = (name: string, fallback: number) => {
    const value = Number(properties[name] ?? fallback);
    if (!Number.isFinite(value))
      throw new MalformedAnswerError(`The search service sent ${name} that is no number.`);
    return value;
  };
  return {
    ...properties,
    nrofitems: number('nrofitems', 0),
    pagesize: number('pagesize', 0),
    nrofpages: number('nrofpages', 0),
    currentpage: number('currentpage', 1),
    sortfields: objects(properties.sortfields).flatMap((field) =>
      typeof field.title === 'string'
        ? { ...field, title: field.title, isselected: field.isselected === true }
        : [],
    ),
  };
}

function readFacet(facet: Record<string, unknown>): Facet | [] {
  const settings = facet.facetsettings;
  if (!isObject(settings)) return [];
  const { title, urlkey, selectiontype } = settings;
  if (typeof title !== 'string' || typeof urlkey !== 'string') return [];
  return {
    facetsettings: { ...settings, title, urlkey, selectiontype: String(selectiontype ?? 'checkbox') },
    attributes: objects(facet.attributes).flatMap(readAttribute),
  };
}

function readAttribute(attribute: Record<string, unknown>): FacetAttribute | [] {
  if (typeof attribute.title !== 'string' && typeof attribute.title !== 'number') return [];
  return {
    ...attribute,
    title: String(attribute.title),
    isselected: attribute.isselected === true,
    nrofresults: Number(attribute.nrofresults ?? 0) || 0,
    imagetag: typeof attribute.imagetag === 'string' ? attribute.imagetag : null,
    children: attribute.children ? objects(attribute.children).flatMap(readAttribute) : null,
  };
}
