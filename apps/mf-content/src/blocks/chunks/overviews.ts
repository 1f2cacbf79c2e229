// One line per block, by its name on the wire. The folder of a block holds everything else.
export { blogsOverview } from '../blogs-overview/block';
export { brandsDirectory } from '../brands-directory/block';
export { inspirationOverview } from '../inspiration-overview/block';
export { looksOverview } from '../looks-overview/block';
