import * as v from 'valibot';
import type { Shape } from '../wire/shape';
import type { FoundPage } from './operations/found-page';

/** One page of a list of what has this shape. */
export const foundPage = <T>(item: v.GenericSchema<unknown, T>): Shape<FoundPage<T>> =>
  v.object({ items: v.array(item), total: v.number() });
