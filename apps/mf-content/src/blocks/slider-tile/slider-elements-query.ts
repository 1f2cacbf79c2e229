/** Elements of a slider, with the page or brand that each leads to. */
export const sliderElementsQuery = `{
    elements[]{ ..., "page": pageReference->{ title, slug }, "brand": selectedBrand->{ name, url, image } }
  }`;
