import { failed, idle, loading, ready, type Loadable } from '@weefsel/contracts';
import { useState } from 'react';
import { CACHE_REPORT_PATH, type CacheReport } from './cache-report';

async function fetchReport(): Promise<Loadable<CacheReport>> {
  try {
    const answer = await fetch(CACHE_REPORT_PATH);
    if (!answer.ok) throw new Error(`GET ${CACHE_REPORT_PATH} answered ${answer.status}.`);
    return ready((await answer.json()) as CacheReport);
  } catch (error) {
    return failed(error);
  }
}

/** What the server keeps, as it was when last asked. */
export function useCacheReport() {
  const [report, setReport] = useState<Loadable<CacheReport>>(idle);
  const refresh = async () => {
    setReport(loading);
    setReport(await fetchReport());
  };
  return { report, refresh: () => void refresh() };
}
