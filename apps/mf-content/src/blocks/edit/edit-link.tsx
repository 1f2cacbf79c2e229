import { observer, useStores } from '@weefsel/stores';
import classes from './edit-link.module.css';

/** Link for editors from a block in a preview to its place in the Studio. */
export const EditLink = observer(({ href }: { href: string }) => {
  const { snippets } = useStores();
  return (
    <a className={classes.edit} href={href} target="_blank" rel="noreferrer">
      {snippets.text('headless.content.edit')}
    </a>
  );
});
