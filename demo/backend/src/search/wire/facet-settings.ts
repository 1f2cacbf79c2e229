import type { WireFacetSettings } from './wire-types.ts';

type Described = Pick<WireFacetSettings, 'facetid' | 'urlkey' | 'title' | 'selectiontype'>;

/** Settings of a facet: the common ones with its particular ones on top. */
export function facetSettings(particular: Described & Partial<WireFacetSettings>): WireFacetSettings {
  return {
    isvisible: true,
    attributename: particular.urlkey,
    iscollapsible: true,
    iscollapsed: false,
    nrofshownattributes: 5,
    expandtext: 'Meer tonen',
    collapsetext: 'Minder tonen',
    ismultiselect: true,
    showselectedfirst: false,
    multiselectlogic: 'or',
    nrofcolumns: 1,
    isnrofresultsvisible: true,
    isinfovisible: false,
    infotext: null,
    containsclickpoints: false,
    containsbuckets: false,
    source: 'FEED',
    issearchable: false,
    searchplaceholder: null,
    searchnoresultstext: null,
    prefix: null,
    postfix: null,
    cssclass: null,
    ...particular,
  };
}
