import { FieldFrame } from '@bidwright/remote-kit/forms';
import { useIntl } from '@bidwright/remote-kit/intl';
import { Alert, Box, Button, Checkbox, Day } from '@bidwright/remote-kit/ui';
import { useId, useState } from 'react';
import { asTable } from './asTable.ts';
import type { CalendarHoliday } from './holidaysIn.ts';
import type { HolidayFile } from './useHolidays.ts';

interface HolidayPickerProps {
  calendar: HolidayFile;
  busy: boolean;
  /** What was taken before is another table now. */
  onChange: () => void;
  /** Takes the ticked days as a table. */
  onTake: (table: File) => void;
}

/** A region has at most so many letters, as the contract says. */
const maxRegion = 60;

const keyOf = ({ day, name }: CalendarHoliday) => `${day} ${name}`;

/** The days of a calendar of holidays, of which the person ticks those on which nobody works, and says where. */
export const HolidayPicker = ({
  calendar: { name, holidays, problem },
  busy,
  onChange,
  onTake,
}: HolidayPickerProps) => {
  const intl = useIntl();
  const id = useId();
  const [region, setRegion] = useState('');
  const [ticked, setTicked] = useState<ReadonlyMap<string, boolean>>(new Map());
  const text = (part: string, values?: Record<string, string | number>) =>
    intl.formatMessage({ id: `admin.import.calendar.${part}` }, values);
  if (problem) return <Alert severity={problem === 'nothing' ? 'info' : 'error'}>{text(problem, { name })}</Alert>;

  const isTicked = (one: CalendarHoliday) => ticked.get(keyOf(one)) ?? !one.isWorked;
  const chosen = holidays.filter(isTicked);
  return (
    <Box sx={{ display: 'grid', gap: 2 }}>
      <FieldFrame id={id} label={text('region')} required={false} help={text('regionHelp')}>
        <Box
          component="input"
          id={id}
          dir="auto"
          maxLength={maxRegion}
          aria-describedby={`${id}-note`}
          value={region}
          // What is on its way is of this region and these days.
          disabled={busy}
          onChange={({ target }) => {
            setRegion(target.value);
            onChange();
          }}
          sx={{
            minHeight: 36,
            paddingInline: 1,
            border: 1,
            borderColor: 'line.control',
            borderRadius: 1,
            font: 'inherit',
            color: 'text.primary',
            bgcolor: 'background.paper',
          }}
        />
      </FieldFrame>
      <Box
        component="ul"
        // It scrolls, so keys must reach it.
        tabIndex={0}
        aria-label={text('found')}
        sx={{ maxHeight: 320, overflow: 'auto', margin: 0, padding: 0, listStyle: 'none' }}
      >
        {holidays.map((one) => (
          <li key={keyOf(one)}>
            <Box component="label" sx={{ display: 'flex', alignItems: 'center', gap: 1, minHeight: 36 }}>
              <Checkbox
                size="small"
                checked={isTicked(one)}
                disabled={busy}
                onChange={(_event, is) => {
                  setTicked((was) => new Map(was).set(keyOf(one), is));
                  onChange();
                }}
              />
              <Box component="span" sx={{ minWidth: 96, color: 'text.secondary' }}>
                <Day date={one.day} />
              </Box>
              <Box component="bdi" sx={{ overflowWrap: 'anywhere', minWidth: 0 }}>
                {one.name}
              </Box>
            </Box>
          </li>
        ))}
      </Box>
      <Button
        variant="contained"
        loading={busy}
        disabled={chosen.length === 0}
        onClick={() => onTake(asTable(name, region.trim(), chosen))}
        sx={{ justifySelf: 'start' }}
      >
        {text('take', { count: chosen.length })}
      </Button>
    </Box>
  );
};
