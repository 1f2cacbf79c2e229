import { chunks } from '../blocks/block-views';

/** Brings the code of every block, as a page does for those that it shows. */
export const everyBlock = () => Promise.all(Object.values(chunks).map((load) => load()));
