import { type ReportAnswer, type ReportId, reports } from '@bidwright/contract-opportunities';
import { useIntl } from '@bidwright/remote-kit/intl';
import { DayBox } from '@bidwright/remote-kit/report';
import { FilterChip } from '@bidwright/remote-kit/table';
import { hasPeriods, type Parameters } from './parameters.ts';
import { periods, periodText } from './periods.ts';

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
  // Who changes a day of a named period leaves the name, and keeps the other day.
  const fixed = parameters.period && { period: undefined, from: answer?.from ?? '', to: answer?.to ?? '' };
  const day = (name: 'from' | 'to', label: string) => (
    <DayBox
      label={text(label)}
      value={(parameters.period ? '' : parameters[name]) || (answer?.[name] ?? '')}
      onChange={(chosen) => onChange({ ...fixed, [name]: chosen })}
    />
  );
  return (
    <>
      {hasPeriods(report) && (
        <FilterChip
          label={text('period')}
          options={periods.map((name) => ({ value: name, label: intl.formatMessage({ id: periodText(name) }) }))}
          value={parameters.period ? [parameters.period] : []}
          onChange={([name]) => onChange({ period: periods.find((one) => one === name), from: '', to: '' })}
          single
        />
      )}
      {period !== 'none' && period !== 'since' && day('from', 'from')}
      {period !== 'none' && day('to', period === 'since' ? 'asOf' : 'to')}
      {period === 'since' && parameters.compare && !answer?.across && day('from', 'since')}
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
