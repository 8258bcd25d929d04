import { instant, isDay } from '@bidwright/contract-kit/days';
import { useIntl } from 'react-intl';
import { today } from './days.ts';

export interface DayProps {
  /** `YYYY-MM-DD`. Nothing is shown for none, or for one that is still being typed. */
  date: string | null | undefined;
  /** short: for lists, with the year only where it is another one. long: with weekday and year, where the date binds. */
  form?: 'short' | 'long';
}

/** A calendar date in the person's language. */
export const Day = ({ date, form = 'short' }: DayProps) => {
  const intl = useIntl();
  if (!date || !isDay(date)) return null;
  const year = form === 'long' || !date.startsWith(today().slice(0, 4)) ? 'numeric' : undefined;
  const weekday = form === 'long' ? 'short' : undefined;
  return (
    <time dateTime={date}>
      <bdi>{intl.formatDate(instant(date), { timeZone: 'UTC', month: 'short', day: 'numeric', year, weekday })}</bdi>
    </time>
  );
};
