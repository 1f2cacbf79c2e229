import { observer, useStores } from '@weefsel/stores';
import { Button } from '@weefsel/ui';
import { failed, idle, loading, ready, type Loadable } from '@weefsel/contracts';
import { useState } from 'react';
import { CACHE_REPORT_PATH, type CacheReport } from './cache-report';
import styles from './debug-panel.module.css';

async function fetchReport(): Promise<Loadable<CacheReport>> {
  try {
    const answer = await fetch(CACHE_REPORT_PATH);
    if (!answer.ok) throw new Error(`GET ${CACHE_REPORT_PATH} answered ${answer.status}.`);
    return ready((await answer.json()) as CacheReport);
  } catch (error) {
    return failed(error);
  }
}

/** The server's cache report, as of the last request. */
function useCacheReport() {
  const [report, setReport] = useState<Loadable<CacheReport>>(idle);
  const refresh = async () => {
    setReport(loading);
    setReport(await fetchReport());
  };
  return { report, refresh: () => void refresh() };
}

const seconds = (age: number | null): string => (age === null ? 'nog niet geladen' : `${age} s oud`);

/** Cached data of server and browser, with its age. Native elements give keyboard support. */
export const DebugPanel = observer(function DebugPanel() {
  const { navigation, snippets } = useStores();
  const { report, refresh } = useCacheReport();
  return (
    <aside className={styles.panel} aria-label="Caches">
      <details onToggle={(event) => event.currentTarget.open && refresh()}>
        <summary className={styles.summary}>Caches</summary>
        <div className={styles.content} tabIndex={0} role="group" aria-label="Wat er bewaard wordt">
          <h2 className={styles.title}>Dit tabblad</h2>
          <p>
            {snippets.list.length} teksten{snippets.initialized ? ', alle' : ', van deze pagina'};{' '}
            {navigation.main.length} hoofdmenu’s, {navigation.footer.length} kolommen
          </p>
          <div aria-live="polite">
            {report.state === 'ready' && <Report {...report.value} />}
            {report.state === 'loading' && <p>Even geduld…</p>}
            {report.state === 'failed' && <p>De server zei niet wat hij bewaart.</p>}
          </div>
          <Button size="small" variant="secondary" onClick={refresh}>
            Kijk opnieuw
          </Button>
        </div>
      </details>
    </aside>
  );
});

function Report({ pages, shell, remotes }: CacheReport) {
  return (
    <>
      <h2 className={styles.title}>Server: teksten en menu’s</h2>
      <p>
        {shell.texts} teksten, {shell.mainEntries} hoofdmenu’s, {shell.footerColumns} kolommen:{' '}
        {seconds(shell.ageSeconds)}
      </p>
      <h2 className={styles.title}>Server: onderdelen</h2>
      <ul>
        {remotes.map(({ name, version }) => (
          <li key={name}>
            {name} <span className={styles.detail}>{version}</span>
          </li>
        ))}
      </ul>
      <h2 className={styles.title}>Server: {pages.length} pagina’s</h2>
      <ul>
        {pages.map(({ address, ageSeconds }) => (
          <li key={address}>
            {address} <span className={styles.detail}>{seconds(ageSeconds)}</span>
          </li>
        ))}
      </ul>
    </>
  );
}
