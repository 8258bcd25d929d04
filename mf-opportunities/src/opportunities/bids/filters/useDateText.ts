import { useIntl } from '@bidwright/remote-kit/intl';
import { countIn, fixedIn, isDatePreset } from '../state/dateRanges.ts';

const noon = (day: string) => new Date(`${day}T12:00:00Z`);

/** Answers the words for what a filter of dates asks for. */
export const useDateText = (): ((text: string) => string) => {
  const intl = useIntl();
  const day = (date: string) => intl.formatDate(noon(date), { dateStyle: 'medium', timeZone: 'UTC' });
  return (text) => {
    if (isDatePreset(text)) return intl.formatMessage({ id: `opportunities.due.${text}` });
    const count = countIn(text);
    if (count) return intl.formatMessage({ id: `opportunities.due.${count.way}` }, { days: count.days });
    const { from, to } = fixedIn(text) ?? {};
    if (from && to) return intl.formatDateTimeRange(noon(from), noon(to), { dateStyle: 'medium', timeZone: 'UTC' });
    if (from) return intl.formatMessage({ id: 'opportunities.due.from' }, { day: day(from) });
    if (to) return intl.formatMessage({ id: 'opportunities.due.until' }, { day: day(to) });
    return intl.formatMessage({ id: 'opportunities.filter.none' });
  };
};
