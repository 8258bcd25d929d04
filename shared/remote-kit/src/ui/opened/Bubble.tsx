import Tooltip from '@mui/material/Tooltip';

interface BubbleProps {
  id: string;
  title: string;
  placement?: 'right';
  anchor: Element;
  open: boolean;
  onOpen: () => void;
  onClose: () => void;
}

/** A tooltip's text, at what it belongs to. It stays while somebody points at it. */
export const Bubble = ({ anchor, ...rest }: BubbleProps) => (
  <Tooltip {...rest} slotProps={{ popper: { anchorEl: anchor } }}>
    <span hidden />
  </Tooltip>
);
