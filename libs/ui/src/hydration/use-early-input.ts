import {
  useEffect,
  useEffectEvent,
  useImperativeHandle,
  useRef,
  type ChangeEvent,
  type ComponentPropsWithRef,
  type RefObject,
} from 'react';

interface Controls {
  input: HTMLInputElement;
  textarea: HTMLTextAreaElement;
  select: HTMLSelectElement;
}

/**
 * Passes input from before hydration to `onChange` of a controlled input; React would overwrite it. Controls with
 * `data-early` are left to the early script. A select needs an option of its value.
 *
 * @returns the ref for the control
 */
export function useEarlyInput<K extends keyof Controls>(
  props: ComponentPropsWithRef<K>,
): RefObject<Controls[K] | null>;
export function useEarlyInput(props: ComponentPropsWithRef<'input'>): RefObject<HTMLInputElement | null> {
  const control = useRef<HTMLInputElement>(null);
  useImperativeHandle(props.ref, () => control.current as HTMLInputElement, []);
  const enter = useEffectEvent(() => {
    const target = control.current as HTMLInputElement;
    const { value = target.value, checked = target.checked } = props;
    const isChanged = String(value) !== target.value || checked !== target.checked;
    if (isChanged && !target.closest('[data-early]'))
      props.onChange?.({ target } as ChangeEvent<HTMLInputElement, HTMLInputElement>);
  });
  useEffect(() => enter(), []);
  return control;
}
