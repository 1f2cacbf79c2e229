import type { Text } from '@weefsel/contracts/snippets';
import type { SelectOption } from '@weefsel/ui';
import type { SavedChoice } from './saved-choice';

const labelOf = ({ colour, size }: SavedChoice): string => [colour, size].filter(Boolean).join(', ');

/** Placeholder and options of a choice list. Sold-out choices are disabled. */
export function toChoiceOptions(
  choices: readonly SavedChoice[],
  soldOutIds: ReadonlySet<string>,
  text: Text,
): { placeholder: string; options: SelectOption[] } {
  const hasColours = choices.some(({ colour }) => colour);
  const hasSizes = choices.some(({ size }) => size);
  const sizes = hasColours ? 'headless.wishlist.chooseBoth' : 'headless.wishlist.chooseSize';
  return {
    placeholder: text(hasSizes ? sizes : 'headless.wishlist.chooseColour'),
    options: choices.map((choice) => {
      const disabled = choice.soldOut ?? soldOutIds.has(choice.id);
      const label = labelOf(choice);
      return {
        value: choice.id,
        label: disabled ? text('headless.wishlist.choiceSoldOut', { choice: label }) : label,
        disabled,
      };
    }),
  };
}
