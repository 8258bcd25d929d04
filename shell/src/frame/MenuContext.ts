import { createContext } from 'react';

export interface MenuState {
  /** Only icons, because the drawer is a rail. */
  rail: boolean;
  /** Inside of a folder. */
  inner: boolean;
  /** The ids from the top to the current item. */
  path: string[];
  /** Which folders stand open. */
  open: string[];
  toggle: (id: string) => void;
  onFollow?: () => void;
}

export const MenuContext = createContext<MenuState>({
  rail: false,
  inner: false,
  path: [],
  open: [],
  toggle: () => undefined,
});
