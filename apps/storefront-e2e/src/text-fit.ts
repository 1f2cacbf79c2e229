import type { Page } from '@playwright/test';

/** Unreadable texts: cut off by an ancestor, or overlapping others. */
export interface TextTroubles {
  cut: string[];
  over: string[];
}

/** Unreadable texts of the current page. Scrollable text does not count as cut off. */
export const textTroubles = (page: Page): Promise<TextTroubles> =>
  page.evaluate(() => {
    interface Line {
      of: Element;
      text: string;
      seen: DOMRect;
    }
    const cut = new Set<string>();
    const over = new Set<string>();
    const lines: Line[] = [];

    /** True when the shopper can expand it. */
    const isFolded = ({ id }: Element) =>
      id !== '' && !!document.querySelector(`[aria-expanded=false][aria-controls~="${CSS.escape(id)}"]`);
    const clips = (overflow: string) => overflow === 'hidden' || overflow === 'clip';
    const isForTheEar = (element: Element) => element.getBoundingClientRect().width <= 1;

    /** The visible part of a line inside its ancestors; records cut-off text. */
    const seenOf = (line: DOMRect, of: Element, text: string): DOMRect | undefined => {
      let { left, top, right, bottom } = line;
      for (
        let around: Element | null = of;
        around && around !== document.body;
        around = around.parentElement
      ) {
        if (isForTheEar(around)) return undefined;
        const { overflowX, overflowY } = getComputedStyle(around);
        const frame = around.getBoundingClientRect();
        const wide = clips(overflowX) && (right > frame.right + 2 || left < frame.left - 2);
        const high = clips(overflowY) && (bottom > frame.bottom + 3 || top < frame.top - 3);
        if ((wide || high) && !isFolded(around)) cut.add(text);
        if (overflowX !== 'visible')
          [left, right] = [Math.max(left, frame.left), Math.min(right, frame.right)];
        if (overflowY !== 'visible')
          [top, bottom] = [Math.max(top, frame.top), Math.min(bottom, frame.bottom)];
        if (right <= left || bottom <= top) return undefined;
      }
      return new DOMRect(left, top, right - left, bottom - top);
    };

    const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    while (texts.nextNode()) {
      const of = texts.currentNode.parentElement;
      const text = texts.currentNode.textContent?.trim() ?? '';
      if (!of || !text || !of.checkVisibility({ opacityProperty: true, visibilityProperty: true })) continue;
      const range = document.createRange();
      range.selectNodeContents(texts.currentNode);
      for (const line of range.getClientRects()) {
        const seen = seenOf(line, of, text);
        if (seen) lines.push({ of, text, seen });
      }
    }

    for (const [index, one] of lines.entries()) {
      for (const other of lines.slice(index + 1)) {
        if (one.of === other.of || one.of.contains(other.of) || other.of.contains(one.of)) continue;
        const wide = Math.min(one.seen.right, other.seen.right) - Math.max(one.seen.left, other.seen.left);
        const high = Math.min(one.seen.bottom, other.seen.bottom) - Math.max(one.seen.top, other.seen.top);
        const least = Math.min(one.seen.height, other.seen.height) / 3;
        if (wide > 3 && high > least) over.add(`${one.text} / ${other.text}`);
      }
    }
    return { cut: [...cut], over: [...over] };
  });
