import { useIntl } from '@bidwright/remote-kit/intl';
import { Box, PersonAvatar } from '@bidwright/remote-kit/ui';
import { State } from './State.tsx';
import type { Item } from './samples.ts';

const agoOf = (minutes: number): [count: number, unit: 'minute' | 'hour' | 'day'] => {
  if (minutes < 60) return [-minutes, 'minute'];
  return minutes < 1440 ? [-Math.round(minutes / 60), 'hour'] : [-Math.round(minutes / 1440), 'day'];
};

const list = { display: 'grid', gap: 1.5, margin: 0, padding: 0, listStyle: 'none' };

/** A step stands on the line that leads to the next. */
const step = {
  width: 12,
  height: 12,
  marginInline: 1.25,
  borderRadius: '50%',
  border: 2,
  borderColor: 'primary.main',
  flex: 'none',
};

/** Rows of people or steps, each with more of it and when it was. */
export const Items = ({ items, steps }: { items: readonly Item[]; steps?: boolean }) => {
  const intl = useIntl();
  return (
    <Box component={steps ? 'ol' : 'ul'} sx={list}>
      {items.map(({ name, detail, minutes, state }) => (
        <Box component="li" key={name} sx={{ display: 'flex', gap: 1.5, alignItems: 'center' }}>
          {steps ? <Box aria-hidden sx={step} /> : <PersonAvatar name={name} size={32} named />}
          <Box sx={{ minWidth: 0, flex: 1 }}>
            <Box sx={{ typography: 'body2', fontWeight: 600 }}>
              <span dir="auto">{name}</span>
            </Box>
            <Box sx={{ typography: 'caption', color: 'text.secondary' }}>
              <span dir="auto">{detail}</span>
            </Box>
          </Box>
          {minutes !== undefined && (
            <Box sx={{ typography: 'caption', color: 'text.secondary', whiteSpace: 'nowrap' }}>
              <bdi>{intl.formatRelativeTime(...agoOf(minutes), { numeric: 'auto', style: 'short' })}</bdi>
            </Box>
          )}
          {state && <State state={state} />}
        </Box>
      ))}
    </Box>
  );
};
