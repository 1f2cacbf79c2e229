/** JSON of the service, with the field names of the wire. */
export interface WireFacetAttribute {
  title: string;
  isselected: boolean;
  nrofresults: number;
  attributeid: number;
  url: string;
  link: string | null;
  imagetag: string | null;
  alternatesortorder: number | null;
  children: WireFacetAttribute[] | null;
}

export interface WireFacetSettings {
  facetid: number;
  isvisible: boolean;
  attributename: string;
  urlkey: string;
  title: string;
  iscollapsible: boolean;
  iscollapsed: boolean;
  nrofshownattributes: number;
  expandtext: string;
  collapsetext: string;
  ismultiselect: boolean;
  showselectedfirst: boolean;
  multiselectlogic: 'or' | 'and';
  selectiontype: 'checkbox' | 'color' | 'slider' | 'tree';
  nrofcolumns: number;
  isnrofresultsvisible: boolean;
  isinfovisible: boolean;
  infotext: string | null;
  containsclickpoints: boolean;
  containsbuckets: boolean;
  source: 'FEED' | 'CATEGORY';
  issearchable: boolean;
  searchplaceholder: string | null;
  searchnoresultstext: string | null;
  prefix: string | null;
  postfix: string | null;
  cssclass: string | null;
}

export interface WireFacet {
  facetsettings: WireFacetSettings;
  attributes: WireFacetAttribute[];
  hasmoreattributes: boolean;
  clickpoints: null;
  buckets: null;
}

export interface WireItem {
  itemno: string;
  type: 'product';
  title: string;
  price: number;
  brand: string;
  image: string;
  url: string;
  attributes: { name: string; values: string[] }[];
  visualproperties: { colspan: number; rowspan: number };
  origin: null;
}

interface WireSortField {
  title: string;
  displaytitle: string;
  order: 'ASC' | 'DESC';
  isselected: boolean;
  url: string;
}

export interface WireProperties {
  nrofitems: number;
  pagesize: number;
  nrofpages: number;
  currentpage: number;
  selectedcategory: number;
  selectedcategorykey: string;
  searchterm: string;
  suggestedsearchterm: string | null;
  isdirectsearch: boolean;
  isrootcategory: boolean;
  pageurl: string;
  reseturl: string;
  sortfields: WireSortField[];
}

export interface WireProducts {
  items: WireItem[];
  properties: WireProperties;
  /** Address to which the shop must send the shopper instead of showing the items. */
  redirects: { url: string }[];
}

export interface WireListing extends WireProducts {
  facets: WireFacet[];
  searchbanners: never[];
}

export interface WireCategory {
  title: string;
  categoryid: string;
  categorypath: string;
  children: WireCategory[];
}
