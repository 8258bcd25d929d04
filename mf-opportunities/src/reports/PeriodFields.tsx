import { type ReportAnswer, type ReportId, reports } from '@bidwright/contract-opportunities';
import { useIntl } from '@bidwright/remote-kit/intl';
import { ChoiceChip, PeriodChips, type PeriodChipsProps } from '@bidwright/remote-kit/report';
import { today } from '@bidwright/remote-kit/ui';
import { callOf, hasPeriods, type Parameters } from './parameters.ts';
import { daysOf, type Period, periods, periodText } from './periods.ts';

export interface PeriodFieldsProps {
  report: ReportId;
  parameters: Parameters;
  /** Says which days the report takes where none are asked for. */
  answer: ReportAnswer | undefined;
  onChange: (part: Partial<Parameters>) => void;
}

/** The ends that a report asks for, and the keys of their names. */
const endsOf = (report: ReportId, parameters: Parameters) => {
  const { period } = reports[report];
  const from = { end: 'from', label: 'from' } as const;
  if (period === 'none') return [];
  if (period !== 'since') return [from, { end: 'to', label: 'to' } as const];
  const isCompared = parameters.compare && !callOf(report, parameters).across;
  return [{ end: 'to', label: 'asOf' } as const, ...(isCompared ? [{ ...from, label: 'since' }] : [])];
};

/** The days of a report: by a name, which moves on with time, or fixed; and which days of a bid count. */
export const PeriodFields = ({ report, parameters, answer, onChange }: PeriodFieldsProps) => {
  const intl = useIntl();
  const { period, basis: bases = [] } = reports[report];
  const text = (id: string) => intl.formatMessage({ id: `opportunities.report.${id}` });
  const named = hasPeriods(report) ? parameters.period : undefined;
  // What is kept with a period that is not offered still says it.
  const offered = periods.filter((name) => name !== 'next12' || period === 'ahead' || named === name);
  const names: PeriodChipsProps<Period>['names'] = offered.map((value) => ({
    value,
    label: intl.formatMessage({ id: periodText(value) }),
  }));
  return (
    <>
      <PeriodChips
        label={text('period')}
        names={hasPeriods(report) ? names : []}
        value={named}
        // Those of a name are its own: the answer may still be that of the days before.
        days={named ? daysOf(named, today()) : parameters}
        usual={answer}
        ends={endsOf(report, parameters).map(({ end, label }) => ({ end, label: text(label) }))}
        onChange={onChange}
      />
      {bases.length > 1 && (
        <ChoiceChip
          label={text('basis')}
          names={bases.map((basis) => ({ value: basis, label: text(`basis.${basis}`) }))}
          value={bases.find((basis) => basis === parameters.basis) ?? bases[0]}
          onChange={(basis) => onChange({ basis: basis === bases[0] ? undefined : basis })}
          always
        />
      )}
    </>
  );
};
