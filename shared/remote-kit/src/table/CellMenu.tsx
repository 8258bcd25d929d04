import { moveByKeys } from './moveByKeys.ts';

interface CellMenuProps {
  /** Says what opens, and of which row. */
  label: string;
  onOpen: (button: HTMLElement) => void;
}

/** What opens a row's menu, in a cell of the column `menu`. Arrow keys reach it as they do what can be edited. */
export const CellMenu = ({ label, onOpen }: CellMenuProps) => (
  <button
    type="button"
    data-menu
    tabIndex={-1}
    aria-label={label}
    aria-haspopup="menu"
    onKeyDown={moveByKeys}
    onClick={(event) => onOpen(event.currentTarget)}
  />
);
