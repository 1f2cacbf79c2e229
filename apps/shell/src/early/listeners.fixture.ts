type Added = [string, EventListenerOrEventListenerObject, boolean | AddEventListenerOptions | undefined];

/** Records the window listeners that a test adds; the returned function removes them. */
export function noteListeners(): () => void {
  const added: Added[] = [];
  const add = window.addEventListener.bind(window);
  jest
    .spyOn(window, 'addEventListener')
    .mockImplementation(
      (
        type: string,
        listener: EventListenerOrEventListenerObject,
        options?: boolean | AddEventListenerOptions,
      ) => {
        added.push([type, listener, options]);
        add(type, listener, options);
      },
    );
  return () => added.forEach(([type, listener, options]) => removeEventListener(type, listener, options));
}
