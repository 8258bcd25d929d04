import { type MenuOption, OptionsMenu } from '@bidwright/remote-kit/table';
import { useState } from 'react';

interface Picking {
  anchor: HTMLElement;
  label: string;
  options: readonly MenuOption[];
  value: string;
  onPick: (value: string) => void;
}

/** Chooses one of some values where it stands: the menu, and what opens it. */
export const usePicking = () => {
  const [picking, setPicking] = useState<Picking>();
  const close = () => setPicking(undefined);
  const menu = picking && (
    <OptionsMenu
      single
      {...picking}
      value={[picking.value]}
      onClose={close}
      onPick={(value) => {
        close();
        if (value !== picking.value) picking.onPick(value);
      }}
    />
  );
  return { open: setPicking, menu };
};
