/** Newer CSS that pages may use; without it, browsers show plainer pages that work alike. */
export const niceties = {
  allowAtRules: ['page', 'property', 'starting-style'],
  allowProperties: [
    'accent-color',
    'content-visibility',
    'field-sizing',
    'forced-color-adjust',
    'hanging-punctuation',
    'interpolate-size',
    'overflow-clip-margin',
    'overscroll-behavior',
    'overscroll-behavior-x',
    'resize',
    'scrollbar-color',
    'scrollbar-width',
    'text-size-adjust',
    'text-wrap',
    // Lightning CSS adds Safari's prefix.
    'user-select',
  ],
  allowPropertyValues: { 'container-type': ['scroll-state'] },
  allowSelectors: [
    'details-content',
    'popover-open',
    'selection',
    'view-transition',
    'view-transition-new',
    'view-transition-old',
  ],
};
