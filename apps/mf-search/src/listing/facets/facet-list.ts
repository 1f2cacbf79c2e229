// One line per facet kind, named as in `kind`. Its folder has everything about it.
export { options } from './options/options-kind';
export { price } from './price/price-kind';
