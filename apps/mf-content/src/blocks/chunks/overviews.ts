// One line for each block, by its name on the wire: everything about it is in its folder.
export { blogsOverview } from '../blogs-overview/block';
export { brandsDirectory } from '../brands-directory/block';
export { inspirationOverview } from '../inspiration-overview/block';
export { looksOverview } from '../looks-overview/block';
