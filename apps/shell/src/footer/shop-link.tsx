import type { SnippetKey } from '@weefsel/contracts/snippets';
import { observer, useStores } from '@weefsel/stores';

type NameIn<Key> = Key extends `headless.link.${infer Name}.url` ? Name : never;

interface ShopLinkProps {
  /** Name of a linked page; its text and address come from the content service. */
  to: NameIn<SnippetKey>;
  className?: string | undefined;
}

/** A link whose text and address are snippets. */
export const ShopLink = observer(function ShopLink({ to, className }: ShopLinkProps) {
  const { snippets } = useStores();
  return (
    <a href={snippets.text(`headless.link.${to}.url`)} className={className}>
      {snippets.text(`headless.link.${to}.label`)}
    </a>
  );
});
