import type { Control, Effect } from './pages.ts';

/** A shopper's input and view in the measured page. */
interface PageInput {
  /** Uses a control once; `turn` alternates between the first two matches. Returns false when it is absent. */
  use: (control: Control, turn: number) => boolean;
  sees: (effects: Effect[]) => boolean;
}

declare global {
  interface Window {
    benchInput: PageInput;
  }
}

/** Runs in the browser before the page's own scripts; must not use outer variables. */
export function addPageInput(): void {
  const all = (selector: string) => [...document.querySelectorAll<HTMLElement>(selector)];
  const fields = (selector: string) => [...document.querySelectorAll<HTMLInputElement>(selector)];
  const value = Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value');

  const type = ({ field, text }: { field: string; text: string }): boolean => {
    const input = fields(field).find((candidate) => candidate.getClientRects().length > 0);
    if (!input) return false;
    input.focus({ preventScroll: true });
    value?.set?.call(input, text);
    input.dispatchEvent(new InputEvent('input', { bubbles: true, inputType: 'insertText', data: text }));
    return true;
  };
  const click = (selector: string, turn: number): boolean => {
    const found = all(selector);
    const element = found[turn % Math.min(found.length, 2)];
    element?.click();
    return element !== undefined;
  };
  const isSeen = (effect: Effect): boolean => {
    if ('selector' in effect) return document.querySelector(effect.selector) !== null;
    if ('scrolled' in effect) return all(effect.scrolled).some(({ scrollLeft }) => scrollLeft > 0);
    if ('field' in effect) return fields(effect.field).some((input) => input.value === effect.text);
    const names = [...new URL(location.href).searchParams.keys()];
    return names.some((name) => name.startsWith(effect.parameter));
  };
  window.benchInput = {
    use: (control, turn) => {
      if (control.first) all(control.first)[0]?.click();
      if (control.type && !type(control.type)) return false;
      return control.click === undefined || click(control.click, turn);
    },
    sees: (effects) => effects.some(isSeen),
  };
}
