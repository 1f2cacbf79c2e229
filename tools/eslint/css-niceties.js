/** Newer CSS that a page may use: where a browser lacks it, things look plainer and work alike. */
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
    // Lightning CSS adds the prefix that Safari wants.
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
