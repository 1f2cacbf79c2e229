import { EARLY_FRAME } from '@weefsel/contracts';
import { useId, useLayoutEffect, useRef, type ReactNode, type SyntheticEvent } from 'react';
import { IconButton } from '../icon-button/icon-button';
import { CloseIcon } from '../icons/icons';
import classes from './dialog.module.css';

interface DialogFrame {
  open: boolean;
  /** Called on Escape, on a click beside the panel and on the close button. The owner then sets `open`. */
  onClose: () => void;
  /** Kind of panel: a drawer from the right or left, the whole screen, or a centred box. */
  side: 'right' | 'left' | 'full' | 'center';
  children: ReactNode;
  /** Stays visible below the scrolling content. */
  footer?: ReactNode;
  id?: string;
}

/** Focusable controls. An opening panel focuses its first one. */
const CONTROLS = 'a[href], button:enabled, input:enabled, select:enabled, textarea:enabled';

/** A `title` adds a heading and a close button. With a `label`, `children` contain the head. */
type DialogProps = DialogFrame &
  ({ title: ReactNode; closeLabel: string; label?: undefined } | { label: string; title?: undefined });

/** Closes a panel's early frame, a placeholder until its code is loaded. The opening control regains the focus. */
const closeEarlyFrame = () =>
  document.querySelectorAll<HTMLDialogElement>(`dialog[${EARLY_FRAME}][open]`).forEach((frame) => {
    frame.close();
    // Hydration may have replaced that control: the browser cannot return the focus to it.
    if (document.activeElement === document.body) document.getElementById(frame.dataset['of'] ?? '')?.focus();
  });

/** A panel over the page. The page keeps its scroll position, is inert, and regains the focus. */
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
    // By default the browser focuses a scrolling body, where keystrokes are lost.
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
        // Ignores the end of a text selection that was dragged beyond the panel.
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
