import { loads } from '@bidwright/shell-api';
import { type ComponentType, useEffect, useReducer } from 'react';
import type * as everything from './parts.ts';

type Parts = typeof everything;

interface Openable {
  open?: boolean;
  onClose?: () => void;
}

const key = {};
const parts = loads<object, Parts>(() => import('./parts.ts'));

/** Loads what opens over a page, once; after a failure the next call asks again. */
export const loadOpened = (): Promise<unknown> => parts.ahead(key);

/**
 * A part that shows nothing until it is opened: its code comes with the first of them that is opened, or as soon as somebody touches the
 * page. Where it does not come, whoever opened it hears that it is closed, and may try again.
 */
const opened = <Name extends keyof Parts>(name: Name): Parts[Name] => {
  const Part = (props: Openable) => {
    const { open, onClose } = props;
    const [, draw] = useReducer((drawn: number) => drawn + 1, 0);
    const found = parts.now(key);
    useEffect(() => {
      if (open && !found) loadOpened().then(draw, () => onClose?.());
    }, [open, found, onClose]);
    const Found = found?.[name] as ComponentType<Openable> | undefined;
    return Found ? <Found {...props} /> : null;
  };
  // What is given to it is handed on as it is.
  return Part as unknown as Parts[Name];
};

export const Bubble = opened('Bubble');
export const Dialog = opened('Dialog');
export const Drawer = opened('Drawer');
export const Menu = opened('Menu');
export const MenuItem = opened('MenuItem');
export const Popover = opened('Popover');
export const Popper = opened('Popper');
