import type { StatusCategory } from '@bidwright/contract-admin';
import ExpandMore from '@mui/icons-material/ExpandMoreOutlined';
import Chip from '@mui/material/Chip';
import type { MouseEvent } from 'react';
import { StatusGlyph } from './StatusGlyph.tsx';

export interface StatusChipProps {
  category: StatusCategory;
  /** The status as the firm calls it. */
  name: string;
  /** How far along the status is, 0 to 1: fills the pie of open and submitted bids. */
  progress: number;
  /** The firm's own colour of the status. It only ever tints the glyph. */
  color?: string | null;
  /** On the sheet or on a selected row the chip takes paper, so that it does not sink. */
  raised?: boolean;
  /** Opens something, a menu unless said otherwise; the chip then carries a chevron. */
  onClick?: (event: MouseEvent<HTMLElement>) => void;
  opens?: 'menu' | 'dialog';
}

/** A status by colour, glyph and text. */
export const StatusChip = ({ category, name, progress, color, raised, onClick, opens = 'menu' }: StatusChipProps) => (
  <Chip
    icon={<StatusGlyph category={category} progress={progress} color={color} />}
    label={
      <>
        <bdi>{name}</bdi>
        {onClick && <ExpandMore sx={{ fontSize: 16, verticalAlign: 'text-bottom', marginInlineStart: 0.5 }} />}
      </>
    }
    onClick={onClick}
    aria-haspopup={onClick && opens}
    sx={{
      color: `status.${category}.text`,
      bgcolor: raised ? 'background.paper' : `status.${category}.bg`,
      border: category === 'Cancelled' ? '1px dashed' : 0,
      borderColor: 'line.strong',
      '&:hover, &:focus': { bgcolor: raised ? 'background.paper' : `status.${category}.bg` },
      '& .MuiChip-icon': { marginInline: '6px -4px' },
    }}
  />
);
