import { ChevronDownIcon } from '@weefsel/ui';
import type { ReactNode } from 'react';
import styles from './footer-section.module.css';
import { useMedia } from '../use-media';

const WIDE = '(min-width: 768px)';

/** A section of the footer: always open on wide screens, collapsible on small ones. */
export function FooterSection({ title, children }: { title: string; children: ReactNode }) {
  const wide = useMedia(WIDE);
  if (wide) {
    return (
      <>
        <h2 className={styles.heading}>{title}</h2>
        {children}
      </>
    );
  }
  return (
    // CSS shows it open on wide screens: nothing moves when it becomes a plain column.
    <details className={styles.details}>
      <summary className={styles.heading}>
        {title}
        <span className={styles.arrow}>
          <ChevronDownIcon size={18} />
        </span>
      </summary>
      <div className={styles.content}>{children}</div>
    </details>
  );
}
