import { useCallback, useMemo, useState } from 'react';
import {
  createSearchParams,
  useLocation,
  type SetURLSearchParams,
  type URLSearchParamsInit,
} from 'react-router-dom';
import { useNavigate } from './navigation';

function withDefaults(search: string, defaults: URLSearchParamsInit | undefined): URLSearchParams {
  const params = createSearchParams(search);
  const named = new Set(params.keys());
  for (const [name, value] of createSearchParams(defaults)) if (!named.has(name)) params.append(name, value);
  return params;
}

/**
 * The query of the address and its setter, like React Router's hook of that name.
 * React Router's own brings a second way of navigating along, absent in this router.
 *
 * @param defaults values for parameters missing from the address, until a query is set
 */
export function useSearchParams(defaults?: URLSearchParamsInit): [URLSearchParams, SetURLSearchParams] {
  const { search } = useLocation();
  const navigate = useNavigate();
  const [first] = useState(defaults);
  const [isSet, setIsSet] = useState(false);
  const params = useMemo(() => withDefaults(search, isSet ? undefined : first), [search, first, isSet]);
  const set = useCallback<SetURLSearchParams>(
    (next, options) => {
      setIsSet(true);
      const wanted = typeof next === 'function' ? next(new URLSearchParams(params)) : next;
      void navigate(`?${createSearchParams(wanted).toString()}`, options);
    },
    [navigate, params],
  );
  return [params, set];
}
