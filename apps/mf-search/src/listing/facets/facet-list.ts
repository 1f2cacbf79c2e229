// One line for each kind of facet, by the name that its facets say: everything about it is in its folder.
export { options } from './options/options-kind';
export { price } from './price/price-kind';
