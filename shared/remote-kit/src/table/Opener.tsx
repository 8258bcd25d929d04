import type { PropsWithChildren } from 'react';
import { AppLink } from '../ui/AppLink.tsx';
import { moveByKeys } from './moveByKeys.ts';

interface OpenerProps {
  id?: string;
  href?: string;
  onOpen?: () => void;
  tabIndex: number;
}

/** The name of a row, which opens it. The one place of the row that takes focus; what stands around it says how it looks (`openers`). */
export const Opener = ({ id, href, onOpen, tabIndex, children }: PropsWithChildren<OpenerProps>) => {
  const held = { id, tabIndex, 'data-opener': true, onKeyDown: moveByKeys };
  if (href)
    return (
      <AppLink href={href} {...held}>
        {children}
      </AppLink>
    );
  if (onOpen)
    return (
      <button type="button" onClick={onOpen} {...held}>
        {children}
      </button>
    );
  return (
    <strong id={id} style={{ fontWeight: 600 }}>
      {children}
    </strong>
  );
};
