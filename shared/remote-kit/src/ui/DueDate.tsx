import { daysBetween, isDay } from '@bidwright/contract-kit/days';
import ErrorOutline from '@mui/icons-material/ErrorOutlineOutlined';
import Box from '@mui/material/Box';
import { FormattedMessage } from 'react-intl';
import { Day } from './Day.tsx';
import { today as firmsToday } from './days.ts';
import { Tag } from './Tag.tsx';

export interface DueDateProps {
  /** `YYYY-MM-DD`. */
  date: string | null | undefined;
  /** The day on which the bid was sent; it is then no longer due. */
  sent?: string | null;
  /** Calendar date that counts as today; the firm's unless given. */
  today?: string;
  /** long: weekday and year, and the days in words. */
  form?: 'short' | 'long';
}

const soon = 7;

/** How many days are left, as loud as it matters. */
const Left = ({ days, form }: { days: number; form: 'short' | 'long' }) => {
  if (days < 0)
    return (
      <Tag tone="error" icon={<ErrorOutline />}>
        <FormattedMessage id={`kit.due.late.${form}`} values={{ days: -days }} />
      </Tag>
    );
  if (days > soon)
    return (
      <Box component="span" sx={{ color: 'text.tertiary', fontSize: 12 }}>
        <FormattedMessage id={`kit.due.later.${form}`} values={{ days }} />
      </Box>
    );
  return (
    <Tag tone="warning">
      <FormattedMessage
        id={days === 0 ? 'kit.due.today' : days === 1 ? 'kit.due.tomorrow' : `kit.due.left.${form}`}
        values={{ days }}
      />
    </Tag>
  );
};

/** A due date with what it means today: late, soon, later or sent. */
export const DueDate = ({ date, sent, today = firmsToday(), form = 'short' }: DueDateProps) => {
  if (sent)
    return (
      <Box component="span" sx={{ color: 'text.secondary', whiteSpace: 'nowrap' }}>
        <bdi>
          <FormattedMessage id="kit.due.sent" values={{ day: <Day date={sent} /> }} />
        </bdi>
      </Box>
    );
  if (!date || !isDay(date)) return null;
  return (
    <Box
      component="span"
      sx={{ display: 'inline-flex', alignItems: 'center', gap: 0.75, whiteSpace: 'nowrap', fontWeight: 500 }}
    >
      <Day date={date} form={form} />
      <Left days={daysBetween(today, date)} form={form} />
    </Box>
  );
};
