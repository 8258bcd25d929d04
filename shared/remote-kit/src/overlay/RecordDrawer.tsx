import Close from '@mui/icons-material/CloseOutlined';
import Down from '@mui/icons-material/KeyboardArrowDownOutlined';
import Up from '@mui/icons-material/KeyboardArrowUpOutlined';
import Box from '@mui/material/Box';
import Drawer from '@mui/material/Drawer';
import IconButton from '@mui/material/IconButton';
import type { Theme } from '@mui/material/styles';
import useMediaQuery from '@mui/material/useMediaQuery';
import { type KeyboardEvent, type PropsWithChildren, type ReactNode, useEffect, useId, useRef } from 'react';
import { useIntl } from 'react-intl';

export interface RecordDrawerProps {
  open: boolean;
  title: string;
  /** Below the title. */
  subtitle?: ReactNode;
  onClose: () => void;
  /** Where the record stands in its list: '3 of 62'. */
  position?: string;
  onPrevious?: () => void;
  onNext?: () => void;
  /** At the end of the first line: 'Full page' and the like. */
  actions?: ReactNode;
  /** Kept in sight at the bottom. */
  foot?: ReactNode;
  /** It is to be filled in: focus starts in the first field, whose form hears its keys. */
  isNew?: boolean;
}

/** One record at the side of its list, which stays usable. Below 900 px it takes the whole screen. */
export const RecordDrawer = (props: PropsWithChildren<RecordDrawerProps>) => {
  const { open, title, subtitle, onClose, position, onPrevious, onNext, actions, foot, isNew, children } = props;
  const intl = useIntl();
  const id = useId();
  const whole = useMediaQuery<Theme>((theme) => theme.breakpoints.down('md'));
  const panel = useRef<HTMLDivElement>(null);
  const origin = useRef<Element>(null);
  const walks = Boolean(onPrevious || onNext);

  useEffect(() => {
    if (!open || whole) return undefined;
    origin.current = document.activeElement;
    panel.current?.focus();
    if (isNew) panel.current?.querySelector<HTMLElement>('form input, form textarea')?.focus();
    return () => {
      if (origin.current instanceof HTMLElement) origin.current.focus();
    };
  }, [open, whole, isNew]);

  return (
    <Drawer
      anchor="right"
      variant={whole ? 'temporary' : 'persistent'}
      open={open}
      onClose={onClose}
      slotProps={{
        transition: { mountOnEnter: true, unmountOnExit: true },
        paper: {
          ref: panel,
          role: 'dialog',
          'aria-labelledby': id,
          tabIndex: -1,
          onKeyDown: (event: KeyboardEvent) => event.key === 'Escape' && !event.defaultPrevented && onClose(),
          sx: {
            width: whole ? '100%' : 480,
            top: { md: 'var(--header)' },
            height: { md: 'calc(100% - var(--header))' },
            bgcolor: 'surface.raised',
            boxShadow: (theme) => theme.elevation[2],
            border: 0,
            '&:focus-visible': { outline: 'none' },
          },
        },
      }}
    >
      <Box sx={{ display: 'flex', alignItems: 'center', gap: 0.5, padding: '12px 16px 0 20px' }}>
        <Box sx={{ typography: 'caption', color: 'text.secondary' }}>
          <bdi>{position}</bdi>
        </Box>
        {walks && (
          <>
            <IconButton
              size="small"
              onClick={onPrevious}
              disabled={!onPrevious}
              aria-label={intl.formatMessage({ id: 'kit.drawer.previous' })}
            >
              <Up fontSize="small" />
            </IconButton>
            <IconButton
              size="small"
              onClick={onNext}
              disabled={!onNext}
              aria-label={intl.formatMessage({ id: 'kit.drawer.next' })}
            >
              <Down fontSize="small" />
            </IconButton>
          </>
        )}
        <Box sx={{ display: 'flex', alignItems: 'center', gap: 0.5, marginInlineStart: 'auto' }}>
          {actions}
          <IconButton size="small" onClick={onClose} aria-label={intl.formatMessage({ id: 'kit.drawer.close' })}>
            <Close fontSize="small" />
          </IconButton>
        </Box>
      </Box>
      <Box sx={{ padding: '8px 20px 12px' }}>
        <Box component="h2" id={id} sx={{ typography: 'h2', margin: 0 }}>
          <span dir="auto">{title}</span>
        </Box>
        <Box sx={{ typography: 'caption', color: 'text.secondary' }}>{subtitle}</Box>
      </Box>
      <Box sx={{ flex: 1, overflow: 'auto', padding: '4px 20px 20px' }}>{children}</Box>
      {foot && (
        <Box sx={{ display: 'flex', gap: 1, padding: '12px 20px', borderTop: 1, borderColor: 'divider' }}>{foot}</Box>
      )}
    </Drawer>
  );
};
