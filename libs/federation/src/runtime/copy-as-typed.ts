/** True for fields whose value the shopper types. */
const isTyped = ({ type }: HTMLInputElement): boolean =>
  !/^(hidden|password|checkbox|radio|submit|button)$/.test(type);

/** A copy of an element's content, with the shopper's input and choices; without passwords. */
export function copyAsTyped(element: Element): DocumentFragment {
  const copy = element.cloneNode(true) as Element;
  const fields = element.querySelectorAll('input');
  copy.querySelectorAll('input').forEach((field, at) => {
    const { checked, value } = fields[at] ?? field;
    if (isTyped(field)) field.setAttribute('value', value);
    else if (/^(checkbox|radio)$/.test(field.type)) field.toggleAttribute('checked', checked);
    else if (field.type === 'password') field.value = '';
  });
  const options = element.querySelectorAll('option');
  copy.querySelectorAll('option').forEach((option, at) => {
    option.toggleAttribute('selected', options[at]?.selected ?? false);
  });
  const fragment = document.createDocumentFragment();
  fragment.append(...copy.childNodes);
  return fragment;
}
