import { ButtonBase } from '@bidwright/remote-kit/ui';
import type { PropsWithChildren } from 'react';

interface ListEntryProps {
  isShown: boolean;
  onShow: () => void;
}

/** One of those that can be opened beside the list. */
export const ListEntry = ({ isShown, onShow, children }: PropsWithChildren<ListEntryProps>) => (
  <ButtonBase
    aria-current={isShown}
    onClick={onShow}
    sx={{
      width: '100%',
      justifyContent: 'space-between',
      gap: 1,
      minHeight: 36,
      paddingInline: 1,
      borderRadius: 1,
      typography: 'body2',
      textAlign: 'start',
      '&:hover': { bgcolor: 'surface.sunk' },
      '&[aria-current=true]': { bgcolor: 'surface.tint', color: 'primary.main', fontWeight: 600 },
    }}
  >
    {children}
  </ButtonBase>
);
