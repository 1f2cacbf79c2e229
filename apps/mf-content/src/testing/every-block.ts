import { chunks } from '../blocks/block-views';

/** Loads the code of every block, as pages do for theirs. */
export const everyBlock = () => Promise.all(Object.values(chunks).map((load) => load()));
