import { type ReportAnswer, type ReportId, reports } from '@bidwright/contract-opportunities';
import { useIntl } from '@bidwright/remote-kit/intl';
import { DayBox } from '@bidwright/remote-kit/report';
import { FilterChip } from '@bidwright/remote-kit/table';
import { today } from '@bidwright/remote-kit/ui';
import { callOf, hasPeriods, type Parameters } from './parameters.ts';
import { daysOf, periods, periodText } from './periods.ts';

export interface PeriodFieldsProps {
  report: ReportId;
  parameters: Parameters;
  /** Says which days the report takes where none are asked for. */
  answer: ReportAnswer | undefined;
  onChange: (part: Partial<Parameters>) => void;
}

/** The days of a report: by a name, which moves on with time, or fixed; and which days of a bid count. */
export const PeriodFields = ({ report, parameters, answer, onChange }: PeriodFieldsProps) => {
  const intl = useIntl();
  const { period, basis: bases = [] } = reports[report];
  const text = (id: string) => intl.formatMessage({ id: `opportunities.report.${id}` });
  // Those of a name are its own: the answer may still be that of the days before.
  const named = parameters.period && hasPeriods(report) ? daysOf(parameters.period, today()) : undefined;
  // What is kept with a period that is not offered still says it.
  const offered = periods.filter((name) => name !== 'next12' || period === 'ahead' || parameters.period === name);
  const day = (name: 'from' | 'to', label: string) => (
    <DayBox
      label={text(label)}
      value={(named ?? parameters)[name] || (answer?.[name] ?? '')}
      // Who changes a day of a named period leaves the name, and keeps the other day.
      onChange={(chosen) => onChange({ ...named, period: undefined, [name]: chosen })}
    />
  );
  return (
    <>
      {hasPeriods(report) && (
        <FilterChip
          label={text('period')}
          options={offered.map((name) => ({ value: name, label: intl.formatMessage({ id: periodText(name) }) }))}
          value={parameters.period ? [parameters.period] : []}
          onChange={([name]) => onChange({ period: periods.find((one) => one === name), from: '', to: '' })}
          single
        />
      )}
      {period !== 'none' && period !== 'since' && day('from', 'from')}
      {period !== 'none' && day('to', period === 'since' ? 'asOf' : 'to')}
      {period === 'since' && parameters.compare && !callOf(report, parameters).across && day('from', 'since')}
      {bases.length > 1 && (
        <FilterChip
          label={text('basis')}
          options={bases.map((basis) => ({ value: basis, label: text(`basis.${basis}`) }))}
          value={[bases.find((basis) => basis === parameters.basis) ?? bases[0] ?? '']}
          onChange={([name]) => onChange({ basis: bases.find((basis) => basis === name && basis !== bases[0]) })}
          single
          always
        />
      )}
    </>
  );
};
