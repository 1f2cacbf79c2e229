export interface Traffic {
  /** Number of responses so far, and of those that were incomplete or not 200. */
  count: () => { answers: number; failures: number };
  stop: () => Promise<void>;
}

/** Requests pages one at a time with pauses, as in a shop with few shoppers. */
export function lightTraffic(urls: readonly string[], pauseMs: number): Traffic {
  let answers = 0;
  let failures = 0;
  let running = true;
  const visit = async (url: string) => {
    const answer = await fetch(url).catch(() => undefined);
    const html = (await answer?.text().catch(() => '')) ?? '';
    answers += 1;
    if (answer?.status !== 200 || !html.endsWith('</html>')) failures += 1;
  };
  const visits = (async () => {
    for (let turn = 0; running; turn += 1) {
      await visit(urls[turn % urls.length] ?? '');
      await new Promise((resume) => setTimeout(resume, pauseMs));
    }
  })();
  return {
    count: () => ({ answers, failures }),
    stop: () => {
      running = false;
      return visits;
    },
  };
}
