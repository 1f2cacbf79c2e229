import type { CategoryNode } from '../engine/category-index.ts';
import type { Listing } from '../engine/find-listing.ts';
import { CATEGORY_FACET } from '../engine/facet-definitions.ts';
import type { SearchIndex } from '../engine/search-index.ts';
import { facetSettings } from './facet-settings.ts';
import type { UrlPrinter } from './print-url.ts';
import type { WireFacet, WireFacetAttribute } from './wire-types.ts';

const CATEGORY_FACET_ID = 1;

/**
 * The category tree as a facet. It begins below the first category of the request's path. A single category shows its
 * children, or its siblings when it has none. A path `10000-10001` shows the siblings of the selected category, which
 * carries its own children.
 */
export function toCategoryFacet(
  index: SearchIndex,
  { selection }: Listing,
  urls: UrlPrinter,
): WireFacet | undefined {
  const [first, ...below] = selection.path;
  const start = first ?? index.categories.root;
  if (!start) return undefined;
  const isLeaf = below.length === 0 && start.children.length === 0;
  const top = isLeaf ? (start.parent ?? start) : start;
  const selected = new Set<CategoryNode>(isLeaf ? [start] : below);

  const attributesBelow = (parent: CategoryNode, path: string): WireFacetAttribute[] =>
    parent.children.flatMap((node) => {
      const isselected = selected.has(node);
      const nrofresults = selection.countOf(CATEGORY_FACET.key, node.products);
      if (nrofresults === 0 && !isselected) return [];
      const own = `${path}-${node.category.searchId}`;
      return {
        title: node.category.name,
        isselected,
        nrofresults,
        attributeid: node.category.searchId,
        url: urls.inCategory(isselected ? path : own),
        link: null,
        imagetag: null,
        alternatesortorder: null,
        children: isselected ? attributesBelow(node, own) : null,
      };
    });

  const attributes = attributesBelow(top, String(top.category.searchId));
  if (attributes.length === 0) return undefined;
  return {
    facetsettings: facetSettings({
      facetid: CATEGORY_FACET_ID,
      urlkey: CATEGORY_FACET.key,
      title: CATEGORY_FACET.title,
      selectiontype: 'tree',
      ismultiselect: false,
      source: 'CATEGORY',
    }),
    attributes,
    hasmoreattributes: false,
    clickpoints: null,
    buckets: null,
  };
}
