/** What sections and blocks have in common and our pages leave as it is. */
export const layoutDefaults = {
  name: null,
  backgroundColor: null,
  backgroundMediaId: null,
  backgroundMedia: null,
  backgroundMediaMode: 'cover',
  cssClass: null,
  locked: false,
  visibility: { mobile: true, tablet: true, desktop: true },
  customFields: null,
};
