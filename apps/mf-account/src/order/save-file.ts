/** Lets the browser keep a file under a name. */
export function saveFile(file: Blob, name: string): void {
  const href = URL.createObjectURL(file);
  const link = document.createElement('a');
  link.href = href;
  link.download = name;
  link.click();
  // The download has begun when the click is over; until then the address has to be good.
  setTimeout(() => URL.revokeObjectURL(href));
}
