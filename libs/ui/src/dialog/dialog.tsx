import { EARLY_FRAME } from '@weefsel/contracts';
import { useId, useLayoutEffect, useRef, type ReactNode, type SyntheticEvent } from 'react';
import { IconButton } from '../icon-button/icon-button';
import { CloseIcon } from '../icons/icons';
import classes from './dialog.module.css';

interface DialogFrame {
  open: boolean;
  /** Called on Escape, on a click beside the panel and on the close button; the owner then sets `open`. */
  onClose: () => void;
  /** Where it comes from: a drawer from the right or left, the whole screen, or the middle. */
  side: 'right' | 'left' | 'full' | 'center';
  children: ReactNode;
  /** Stays in sight under what scrolls. */
  footer?: ReactNode;
  id?: string;
}

/** What a panel that opens gives the focus to: the first of these in it. */
const CONTROLS = 'a[href], button:enabled, input:enabled, select:enabled, textarea:enabled';

/** With a `title` it has a heading and a close button; with a `label` it makes its own head in `children`. */
export type DialogProps = DialogFrame &
  ({ title: ReactNode; closeLabel: string; label?: undefined } | { label: string; title?: undefined });

/** Closes what stands in the place of a panel until its code is there; the control that opened it has the focus again. */
const closeEarlyFrame = () =>
  document.querySelectorAll<HTMLDialogElement>(`dialog[${EARLY_FRAME}][open]`).forEach((frame) => {
    frame.close();
    // Code may have made another element of that control: the browser cannot give the focus back to it.
    if (document.activeElement === document.body) document.getElementById(frame.dataset['of'] ?? '')?.focus();
  });

/** A panel over the page. The rest of the page rests: it keeps its place, cannot be scrolled or reached, and gets the focus back. */
export function Dialog({ open, onClose, side, children, footer, id, ...head }: DialogProps) {
  const dialog = useRef<HTMLDialogElement>(null);
  const pressedBeside = useRef(false);
  const titleId = useId();

  useLayoutEffect(() => {
    const element = dialog.current;
    if (!open || !element) return undefined;
    const root = document.documentElement;
    root.style.setProperty('--scroll-bar', `${window.innerWidth - root.clientWidth}px`);
    closeEarlyFrame();
    element.showModal();
    // The browser would give it to a body that scrolls, where every letter that is typed is lost.
    element.querySelector<HTMLElement>(CONTROLS)?.focus({ preventScroll: true });
    return () => {
      element.close();
      root.style.removeProperty('--scroll-bar');
    };
  }, [open]);

  const isBeside = (event: SyntheticEvent) => event.target === event.currentTarget;

  return (
    <dialog
      ref={dialog}
      id={id}
      className={classes.dialog}
      data-side={side}
      aria-label={head.label}
      aria-labelledby={head.label === undefined ? titleId : undefined}
      onCancel={(event) => {
        if (!isBeside(event)) return;
        event.preventDefault();
        onClose();
      }}
      onClose={(event) => {
        if (open && isBeside(event)) onClose();
      }}
      onPointerDown={(event) => {
        pressedBeside.current = isBeside(event);
      }}
      onClick={(event) => {
        // A selection dragged out of a field ends beside the panel: that is not a wish to close.
        if (pressedBeside.current && isBeside(event)) onClose();
      }}
    >
      <div className={classes.panel}>
        {head.label === undefined && (
          <div className={classes.head}>
            <h2 className={classes.title} id={titleId}>
              {head.title}
            </h2>
            <IconButton label={head.closeLabel} onClick={onClose}>
              <CloseIcon />
            </IconButton>
          </div>
        )}
        <div className={classes.body}>{children}</div>
        {footer && <div className={classes.foot}>{footer}</div>}
      </div>
    </dialog>
  );
}
