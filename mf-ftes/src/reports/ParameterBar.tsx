import { outlooks, type StaffReportId, staffReports } from '@bidwright/contract-ftes';
import { useIntl } from '@bidwright/remote-kit/intl';
import { ChoiceChip, ParameterFrame, PeriodChips } from '@bidwright/remote-kit/report';
import { FilterChip } from '@bidwright/remote-kit/table';
import { useTeams } from './api.ts';
import { benches, daysAsked, type Parameters, periods, usualPeriod } from './parameters.ts';

interface ParameterBarProps {
  report: StaffReportId;
  parameters: Parameters;
  onChange: (part: Partial<Parameters>) => void;
}

const ends = ['from', 'to'] as const;

/** What a report is asked for: its rows, its months, and whose time. */
export const ParameterBar = ({ report, parameters, onChange }: ParameterBarProps) => {
  const intl = useIntl();
  const teams = useTeams().data ?? [];
  const { by, period, from, to, team, outlook, below } = parameters;
  const ways = staffReports[report].by;
  const text = (id: string) => intl.formatMessage({ id: `ftes.report.${id}` });
  return (
    <ParameterFrame
      count={[period || from || to, team.length > 0].filter(Boolean).length}
      onClear={() => onChange({ period: undefined, from: '', to: '', team: [] })}
    >
      {ways.length > 1 && (
        <ChoiceChip
          label={text('by')}
          names={ways.map((way) => ({ value: way, label: text(`by.${way}`) }))}
          value={by ?? ways[0]}
          onChange={(way) => onChange({ by: way === ways[0] ? undefined : way })}
          always
        />
      )}
      <PeriodChips
        label={text('period')}
        names={periods.map((value) => ({ value, label: text(`period.${value}`) }))}
        value={period ?? (from || to ? undefined : usualPeriod(report))}
        days={daysAsked(report, parameters)}
        ends={ends.map((end) => ({ end, label: text(end) }))}
        onChange={onChange}
      />
      <FilterChip
        label={text('team')}
        options={teams.map(({ id, name }) => ({ value: id, label: name }))}
        value={team}
        onChange={(chosen) => onChange({ team: chosen })}
      />
      {report === 'bench-and-overload' && (
        <>
          <ChoiceChip
            label={text('outlook')}
            names={outlooks.map((value) => ({ value, label: intl.formatMessage({ id: `ftes.teams.${value}` }) }))}
            value={outlook}
            onChange={(chosen) => onChange({ outlook: chosen ?? 'expected' })}
            always
          />
          <ChoiceChip
            label={text('below')}
            names={benches.map((value) => ({
              value,
              label: intl.formatNumber(Number(value) / 100, { style: 'percent' }),
            }))}
            value={below}
            onChange={(chosen) => onChange({ below: chosen ?? '50' })}
            always
          />
        </>
      )}
    </ParameterFrame>
  );
};
