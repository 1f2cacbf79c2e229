/** Default fields of sections and blocks. */
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
