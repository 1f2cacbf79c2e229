const { dataset } = document.documentElement;

/** Claims the first page view for the measuring script; false when the code has claimed it. */
export function claimFirstView(): boolean {
  if (dataset['views']) return false;
  dataset['views'] = 'first';
  return true;
}

/** Claims all further views for the code; true when the shown page's view was already sent. */
export function claimLaterViews(): boolean {
  const wasTold = dataset['views'] === 'first';
  dataset['views'] = 'code';
  return wasTold;
}

/** True when the code sends the views. */
export const isClaimedByCode = (): boolean => dataset['views'] === 'code';
