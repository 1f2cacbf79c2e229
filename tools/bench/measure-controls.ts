import type { Browser } from 'playwright';
import { timeToAnswer } from './answer.ts';
import { CONTROLS, MAIN_CONTROL, type PageName } from './pages.ts';
import { PROFILES, type ProfileName } from './profiles.ts';

/** Name of the figure for a control's answer. */
export const answerOf = (control: string): string => `answer: ${control}`;

/**
 * Time until each control of a page answers, by figure; the main control's is also `answer`. A control without an
 * answer has no figure.
 */
export async function measureControls(
  browser: Browser,
  name: ProfileName,
  page: PageName,
  url: string,
  say: (line: string) => void,
): Promise<Record<string, number>> {
  const figures: Record<string, number> = {};
  for (const control of CONTROLS[name][page]) {
    const found = await timeToAnswer(browser, PROFILES[name], url, control).catch((error: Error) =>
      say(error.message),
    );
    if (!found) continue;
    figures[answerOf(control.name)] = found.answer;
    if (control.name === MAIN_CONTROL[page]) Object.assign(figures, found);
  }
  return figures;
}
