/** States that only a pointer or the focus can bring about; `data-forced` shows them without. */
export type ForcedState = 'hover' | 'focus' | 'active';

const CAN_HAVE_FOCUS = ':is(a, button, input, select, summary, textarea, [tabindex])';

/** A selector that holds inside `data-forced` where the given one holds under pointer or focus; undefined if it asks for neither. */
export function forcedSelector(selector: string): string | undefined {
  const forced = selector
    .replaceAll(':focus-visible', `${CAN_HAVE_FOCUS}:is([data-forced='focus'] *)`)
    .replaceAll(':hover', ":is([data-forced='hover'] *)")
    .replaceAll(':active', ":is([data-forced='active'] *)");
  return forced === selector ? undefined : forced;
}

const isGroup = (rule: CSSRule): rule is CSSGroupingRule => 'insertRule' in rule && 'cssRules' in rule;

/** Puts beside every rule for a state one for its forced twin, in the same layer and under the same conditions. */
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

/** Lets every style sheet of the page show its states under pointer and focus inside `data-forced`. */
export function forceStates(sheets: Iterable<CSSStyleSheet> = document.styleSheets): void {
  for (const sheet of sheets) {
    if (done.has(sheet)) continue;
    done.add(sheet);
    forceRulesOf(sheet);
  }
}
