import { contextHref, type PageContext } from '@weefsel/contracts';
import type { OverviewGender } from '@weefsel/api-clients';
import type { NavigationElement } from '@weefsel/stores';

/** A part of the shop, such as ladies or men. */
export interface Department {
  /** Id of its category. */
  id: string;
  name: string;
}

interface Shop {
  main: readonly NavigationElement[];
  context: PageContext;
  hrefOf: (element: NavigationElement) => string;
}

const GENDERS: Record<PageContext, OverviewGender> = { general: '', ladies: 'dames', men: 'heren' };

/** Filter for looks, by the current part of the shop. */
export const genderOf = (context: PageContext): OverviewGender => GENDERS[context];

/** The current department; all of them in the general part. */
export function departmentsOf({ main, context, hrefOf }: Shop): Department[] {
  const contexts: PageContext[] = context === 'general' ? ['ladies', 'men'] : [context];
  return contexts.flatMap((one) =>
    main
      .filter((element) => hrefOf(element) === contextHref(one))
      .map(({ id, translated }) => ({ id, name: translated.name })),
  );
}
