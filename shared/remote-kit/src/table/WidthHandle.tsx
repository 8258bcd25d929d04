import Box from '@mui/material/Box';
import type { KeyboardEvent, PointerEvent } from 'react';
import { useIntl } from 'react-intl';

interface WidthHandleProps {
  /** The column's head. */
  label: string;
  width: number | undefined;
  onWidth: (width: number) => void;
}

const min = 64;
const max = 640;
const step = 16;

const within = (width: number) => Math.round(Math.min(max, Math.max(min, width)));
const headOf = (handle: HTMLElement) => handle.closest('th')?.getBoundingClientRect().width ?? min;
const wayOf = (handle: HTMLElement) => (getComputedStyle(handle).direction === 'rtl' ? -1 : 1);

/** The edge of a column's head: drawn to another width, or moved there by the arrow keys. */
export const WidthHandle = ({ label, width, onWidth }: WidthHandleProps) => {
  const intl = useIntl();
  const draw = (down: PointerEvent<HTMLElement>) => {
    const handle = down.currentTarget;
    const [start, way] = [headOf(handle), wayOf(handle)];
    handle.setPointerCapture(down.pointerId);
    const move = (event: globalThis.PointerEvent) => onWidth(within(start + way * (event.clientX - down.clientX)));
    handle.addEventListener('pointermove', move);
    handle.addEventListener('lostpointercapture', () => handle.removeEventListener('pointermove', move), {
      once: true,
    });
  };
  const press = (event: KeyboardEvent<HTMLElement>) => {
    const way = { ArrowRight: 1, ArrowLeft: -1 }[event.key];
    if (!way) return;
    event.preventDefault();
    onWidth(within(headOf(event.currentTarget) + way * wayOf(event.currentTarget) * step));
  };
  return (
    <Box
      component="input"
      type="range"
      min={min}
      max={max}
      value={width ?? min}
      readOnly
      aria-label={intl.formatMessage({ id: 'kit.table.width' }, { name: label })}
      onPointerDown={draw}
      onKeyDown={press}
      sx={{
        position: 'absolute',
        insetInlineEnd: -12,
        // Nothing stands out of the table's last column, after which only a row's menu may come.
        'th:last-of-type > &, th:has(+ [data-silent]) > &': { insetInlineEnd: 0 },
        insetBlock: 0,
        // Wide enough for a finger; the line in its middle shows where the column ends.
        width: 24,
        height: '100%',
        margin: 0,
        zIndex: 1,
        appearance: 'none',
        bgcolor: 'transparent',
        cursor: 'col-resize',
        touchAction: 'none',
        '&::-webkit-slider-thumb': { appearance: 'none', width: 0 },
        '&:hover, &:focus-visible': {
          backgroundImage: (theme) =>
            `linear-gradient(${theme.vars?.palette.primary.main}, ${theme.vars?.palette.primary.main})`,
          backgroundSize: '3px 100%',
          backgroundPosition: 'center',
          backgroundRepeat: 'no-repeat',
        },
      }}
    />
  );
};
