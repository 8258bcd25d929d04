import { cloneElement, type HTMLAttributes, type ReactElement, useEffect, useId, useRef, useState } from 'react';
import { Bubble } from './opened.tsx';

export interface TooltipProps {
  /** Nothing is shown where it is empty. */
  title: string;
  /** It says more of what has a name already; else it is the name. */
  describeChild?: boolean;
  placement?: 'right';
  children: ReactElement<HTMLAttributes<Element>>;
}

const delaysMs = { open: 400, close: 100, press: 700 };

/** One thing to do later; the next takes its place, and nothing is done once the component is gone. */
const useWaiting = () => {
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const stop = () => clearTimeout(timer.current);
  useEffect(() => () => clearTimeout(timer.current), []);
  return {
    stop,
    wait: (delaysMs: number, act: () => void) => {
      stop();
      timer.current = setTimeout(act, delaysMs);
    },
  };
};

/** A word on what is pointed at, pressed long or reached by keyboard. It also names it. Esc takes it away. */
export const Tooltip = ({ title, describeChild, placement, children }: TooltipProps) => {
  const id = useId();
  const [anchor, setAnchor] = useState<Element>();
  const [open, setOpen] = useState(false);
  const { wait, stop } = useWaiting();

  const own = children.props;
  const show = (target: Element, after: number) => {
    setAnchor(target);
    wait(after, () => setOpen(true));
  };
  const hide = () => wait(delaysMs.close, () => setOpen(false));
  const naming = describeChild
    ? { title: open ? undefined : title, 'aria-describedby': open ? id : undefined }
    : { 'aria-label': title || undefined };

  const child = cloneElement(children, {
    ...naming,
    ...own,
    onPointerEnter: (event) => {
      own.onPointerEnter?.(event);
      if (event.pointerType !== 'touch') show(event.currentTarget, delaysMs.open);
    },
    onPointerLeave: (event) => {
      own.onPointerLeave?.(event);
      if (event.pointerType !== 'touch') hide();
    },
    onTouchStart: (event) => {
      own.onTouchStart?.(event);
      show(event.currentTarget, delaysMs.press);
    },
    onTouchEnd: (event) => {
      own.onTouchEnd?.(event);
      if (open) wait(1500, () => setOpen(false));
      else stop();
    },
    onFocus: (event) => {
      own.onFocus?.(event);
      if (event.currentTarget.matches(':focus-visible')) show(event.currentTarget, 0);
    },
    onBlur: (event) => {
      own.onBlur?.(event);
      hide();
    },
    onClick: (event) => {
      own.onClick?.(event);
      // What was done says what it was for.
      wait(0, () => setOpen(false));
    },
  });
  return (
    <>
      {child}
      {anchor && title && (
        <Bubble
          id={id}
          title={title}
          placement={placement}
          anchor={anchor}
          open={open}
          onOpen={() => wait(0, () => setOpen(true))}
          onClose={hide}
        />
      )}
    </>
  );
};
