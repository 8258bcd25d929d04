import { FormattedMessage, useIntl } from '@bidwright/remote-kit/intl';
import { Box, Checkbox, Tag } from '@bidwright/remote-kit/ui';
import { useDaysText } from '../useDaysText.ts';
import type { CalendarEntry } from './absences.ts';

interface EntryRowProps {
  entry: CalendarEntry;
  /** All of it is entered already. */
  isThere: boolean;
  isChosen: boolean;
  disabled: boolean;
  onChoose: (isChosen: boolean) => void;
}

/** An entry of a calendar, to be taken as leave or not. */
export const EntryRow = ({ entry: { title, times }, isThere, isChosen, disabled, onChoose }: EntryRowProps) => {
  const intl = useIntl();
  const daysText = useDaysText();
  const [first] = times;
  const last = times.at(-1);
  const hours = first?.hoursPerDay;
  if (!first || !last) return null;
  return (
    <Box
      component="li"
      sx={{ borderBlockEnd: '1px solid', borderColor: 'divider', '&:last-child': { borderBlockEnd: 0 } }}
    >
      <Box component="label" sx={{ display: 'flex', alignItems: 'center', gap: 1, minHeight: 48, paddingBlock: 0.5 }}>
        <Checkbox
          size="small"
          checked={isChosen}
          disabled={disabled || isThere}
          onChange={(_event, checked) => onChoose(checked)}
        />
        <Box sx={{ flex: 1, minWidth: 0 }}>
          <Box sx={{ typography: 'body2', overflowWrap: 'anywhere' }}>
            <bdi>{title || intl.formatMessage({ id: 'ftes.leave.calendar.untitled' })}</bdi>
          </Box>
          <Box sx={{ typography: 'caption', color: 'text.secondary' }}>
            {times.length > 1 ? (
              <FormattedMessage
                id="ftes.leave.calendar.times"
                values={{ count: times.length, days: <bdi>{daysText(first.from, last.to)}</bdi> }}
              />
            ) : (
              <bdi>{daysText(first.from, first.to)}</bdi>
            )}
            {hours !== null && hours !== undefined && (
              <>
                {' · '}
                <FormattedMessage id="ftes.leave.hours" values={{ hours }} />
              </>
            )}
          </Box>
        </Box>
        {isThere && <Tag>{intl.formatMessage({ id: 'ftes.leave.calendar.there' })}</Tag>}
      </Box>
    </Box>
  );
};
