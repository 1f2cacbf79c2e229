const { dataset } = document.documentElement;

/** Makes the start of measuring tell the page's view; false when its code is already there for that. */
export function tellsFirst(): boolean {
  if (dataset['views']) return false;
  dataset['views'] = 'first';
  return true;
}

/** Makes the code tell all views from here on; true when the view of the page that is shown has been told. */
export function takeViews(): boolean {
  const wasTold = dataset['views'] === 'first';
  dataset['views'] = 'code';
  return wasTold;
}

/** Whether the code tells views. */
export const isToldByCode = (): boolean => dataset['views'] === 'code';
