/** States that need a pointer or focus; `data-forced` shows them without. */
export type ForcedState = 'hover' | 'focus' | 'active';

const CAN_HAVE_FOCUS = ':is(a, button, input, select, summary, textarea, [tabindex])';

/**
 * Rewrites a selector with hover, focus or active states to match inside `data-forced`.
 * Undefined when it has none.
 */
export function forcedSelector(selector: string): string | undefined {
  const forced = selector
    .replaceAll(':focus-visible', `${CAN_HAVE_FOCUS}:is([data-forced='focus'] *)`)
    .replaceAll(':hover', ":is([data-forced='hover'] *)")
    .replaceAll(':active', ":is([data-forced='active'] *)");
  return forced === selector ? undefined : forced;
}

const isGroup = (rule: CSSRule): rule is CSSGroupingRule => 'insertRule' in rule && 'cssRules' in rule;

/** Adds a forced twin to each stateful rule, in the same layer and conditions. */
function forceRulesOf(group: Pick<CSSGroupingRule, 'cssRules' | 'insertRule'>): void {
  for (let at = group.cssRules.length - 1; at >= 0; at -= 1) {
    const rule = group.cssRules[at];
    if (rule instanceof CSSStyleRule) {
      const selector = forcedSelector(rule.selectorText);
      if (selector) group.insertRule(`${selector} { ${rule.style.cssText} }`, at + 1);
    } else if (rule && isGroup(rule)) forceRulesOf(rule);
  }
}

const done = new WeakSet<CSSStyleSheet>();

/** Makes every style sheet of the page show its forced states inside `data-forced`. */
export function forceStates(sheets: Iterable<CSSStyleSheet> = document.styleSheets): void {
  for (const sheet of sheets) {
    if (done.has(sheet)) continue;
    done.add(sheet);
    forceRulesOf(sheet);
  }
}
