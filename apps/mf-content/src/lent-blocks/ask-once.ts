const asked = new WeakMap<AbortSignal, Map<string, Promise<unknown>>>();

/** Shares one answer among equal requests while one page is being loaded; a page is identified by its signal. */
export function askOnce<T>(page: AbortSignal, question: string, ask: () => Promise<T>): Promise<T> {
  const answers = asked.get(page) ?? new Map<string, Promise<unknown>>();
  asked.set(page, answers);
  const known = answers.get(question) as Promise<T> | undefined;
  const answer = known ?? ask();
  answers.set(question, answer);
  return answer;
}
