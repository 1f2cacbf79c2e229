/** Fields whose value is what was typed; a password stays out of the markup. */
const isTyped = ({ type }: HTMLInputElement): boolean =>
  !/^(hidden|password|checkbox|radio|submit|button)$/.test(type);

/** The HTML of an element with what a shopper has typed and chosen in it. */
export function htmlAsTyped(element: Element): string {
  const copy = element.cloneNode(true) as Element;
  const fields = element.querySelectorAll('input');
  copy.querySelectorAll('input').forEach((field, at) => {
    const { checked, value } = fields[at] ?? field;
    if (isTyped(field)) field.setAttribute('value', value);
    else if (/^(checkbox|radio)$/.test(field.type)) field.toggleAttribute('checked', checked);
  });
  const options = element.querySelectorAll('option');
  copy.querySelectorAll('option').forEach((option, at) => {
    option.toggleAttribute('selected', options[at]?.selected ?? false);
  });
  return copy.innerHTML;
}
