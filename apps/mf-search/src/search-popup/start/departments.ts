import { contextHref, type PageContext } from '@weefsel/contracts';
import type { OverviewGender } from '@weefsel/api-clients';
import type { NavigationElement } from '@weefsel/stores';

/** A part of the shop for one kind of shopper. */
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

/** For whom looks are, in the part of the shop that the shopper is in. */
export const genderOf = (context: PageContext): OverviewGender => GENDERS[context];

/** The department that the shopper is in; all of them where that is not known. */
export function departmentsOf({ main, context, hrefOf }: Shop): Department[] {
  const contexts: PageContext[] = context === 'general' ? ['ladies', 'men'] : [context];
  return contexts.flatMap((one) =>
    main
      .filter((element) => hrefOf(element) === contextHref(one))
      .map(({ id, translated }) => ({ id, name: translated.name })),
  );
}
