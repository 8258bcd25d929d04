import Add from '@mui/icons-material/AddOutlined';
import Close from '@mui/icons-material/CloseOutlined';
import Box from '@mui/material/Box';
import ButtonBase from '@mui/material/ButtonBase';
import IconButton from '@mui/material/IconButton';
import { type ReactNode, useEffect, useRef, useState } from 'react';
import { useIntl } from 'react-intl';

export interface FilterFrameProps {
  label: string;
  /** What is chosen, in words; without it the filter is not set. */
  text?: string;
  /** Without it there is nothing to clear: something is always chosen. */
  onClear?: () => void;
  /** What its button opens: a menu, or a dialog. */
  opens: 'menu' | 'dialog';
  /** Opens as soon as it is there, because somebody asked for it. */
  openAtOnce?: boolean;
  /** Draws what it opens at the anchor, which is missing while it is closed. */
  children: (anchor: HTMLElement | null, close: () => void) => ReactNode;
}

/** The chip of a filter: its name and what is chosen, which open for choosing, and a way to clear it. */
export const FilterFrame = ({ label, text, onClear, opens, openAtOnce, children }: FilterFrameProps) => {
  const intl = useIntl();
  const button = useRef<HTMLButtonElement>(null);
  /** Undefined until it is opened for the first time: what nobody opens is not drawn. */
  const [anchor, setAnchor] = useState<HTMLElement | null>();
  useEffect(() => {
    if (openAtOnce) setAnchor(button.current);
  }, [openAtOnce]);
  const set = text !== undefined;
  return (
    <Box
      sx={{
        display: 'inline-flex',
        alignItems: 'center',
        maxWidth: '100%',
        height: 32,
        border: 1,
        borderStyle: set ? 'solid' : 'dashed',
        borderColor: 'line.strong',
        borderRadius: 1,
        bgcolor: set ? 'background.paper' : undefined,
      }}
    >
      <ButtonBase
        ref={button}
        onClick={(event) => setAnchor(event.currentTarget)}
        aria-haspopup={opens}
        aria-expanded={Boolean(anchor)}
        sx={{ height: '100%', minWidth: 0, gap: 0.75, paddingInline: 1.25, typography: 'body2', borderRadius: 1 }}
      >
        {!set && <Add sx={{ fontSize: 18 }} />}
        <Box component="span" sx={{ color: 'text.secondary', whiteSpace: 'nowrap' }}>
          {label}
        </Box>
        {set && (
          <Box
            component="span"
            dir="auto"
            sx={{ fontWeight: 500, maxWidth: 320, overflow: 'hidden', textOverflow: 'ellipsis', whiteSpace: 'nowrap' }}
          >
            {text}
          </Box>
        )}
      </ButtonBase>
      {set && onClear && (
        <IconButton
          size="small"
          onClick={onClear}
          aria-label={intl.formatMessage({ id: 'kit.filter.clear' }, { name: label })}
        >
          <Close sx={{ fontSize: 16 }} />
        </IconButton>
      )}
      {anchor !== undefined && children(anchor, () => setAnchor(null))}
    </Box>
  );
};
