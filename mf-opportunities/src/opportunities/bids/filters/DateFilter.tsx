import { useIntl } from '@bidwright/remote-kit/intl';
import { FilterFrame } from '@bidwright/remote-kit/table';
import { Box, Button, Popover } from '@bidwright/remote-kit/ui';
import { nothing } from '../../field/fieldRules.ts';
import { presetRows } from '../state/dateRanges.ts';
import { filters } from '../state/filters.ts';
import { CountedDates } from './CountedDates.tsx';
import type { FilterOfProps } from './FilterOfProps.ts';
import { FixedDates } from './FixedDates.tsx';
import { useDateText } from './useDateText.ts';
import { useFilterLabel } from './useFilterLabel.ts';

/** A filter of dates: by what is meant today, by counted days, or from one day to another. */
export const DateFilter = ({ name, value: [value], onChange, openAtOnce }: FilterOfProps) => {
  const intl = useIntl();
  const text = useDateText();
  const label = useFilterLabel()(name);
  // Only a due date can be missed; what may be empty has a word for that in its place.
  const offered = presetRows.flat().map((preset) => (preset !== 'overdue' || name === 'due' ? preset : nothing));
  const presets = offered.filter((preset) => preset !== nothing || filters.get(name)?.mayBeEmpty);
  return (
    <FilterFrame
      label={label}
      text={value === undefined ? undefined : text(value)}
      onClear={() => onChange([])}
      opens="dialog"
      openAtOnce={openAtOnce}
    >
      {(anchor, close) => {
        const pick = (picked: string) => {
          close();
          onChange([picked]);
        };
        return (
          <Popover
            anchorEl={anchor}
            open={Boolean(anchor)}
            onClose={close}
            anchorOrigin={{ vertical: 'bottom', horizontal: 'left' }}
            slotProps={{
              paper: {
                role: 'dialog',
                'aria-label': label,
                sx: { width: 420, maxWidth: 'calc(100% - 32px)', padding: 1.5 },
              },
            }}
          >
            <Box sx={{ display: 'grid', gridTemplateColumns: 'repeat(3, minmax(0, 1fr))', gap: 0.25 }}>
              {presets.map((preset) => (
                <Button
                  key={preset}
                  size="small"
                  aria-pressed={preset === value}
                  onClick={() => pick(preset)}
                  sx={{
                    justifyContent: 'flex-start',
                    textAlign: 'start',
                    paddingInline: 1,
                    lineHeight: '16px',
                    color: 'text.primary',
                    fontWeight: 400,
                    '&[aria-pressed=true]': { bgcolor: 'surface.tint', color: 'primary.main', fontWeight: 600 },
                  }}
                >
                  {/* Around the words, whose own direction would decide on which side they begin. */}
                  <span>
                    <bdi>{text(preset)}</bdi>
                  </span>
                </Button>
              ))}
            </Box>
            <CountedDates label={intl.formatMessage({ id: 'opportunities.due.counted' })} value={value} onPick={pick} />
            <FixedDates value={value} onPick={pick} />
          </Popover>
        );
      }}
    </FilterFrame>
  );
};
