import { type LibraryReportId, libraryReports } from '@bidwright/contract-rfp-library';
import { FormattedMessage, useIntl } from '@bidwright/remote-kit/intl';
import { DayBox } from '@bidwright/remote-kit/report';
import { FilterChip } from '@bidwright/remote-kit/table';
import { Box, Button, today } from '@bidwright/remote-kit/ui';
import { useTeams } from '../api.ts';
import { daysOf, type Parameters, periods } from './parameters.ts';

interface ParameterBarProps {
  report: LibraryReportId;
  parameters: Parameters;
  onChange: (part: Partial<Parameters>) => void;
}

/** What a report is asked for: its rows, its days, and whose texts. */
export const ParameterBar = ({ report, parameters, onChange }: ParameterBarProps) => {
  const intl = useIntl();
  const teams = useTeams().data ?? [];
  const { by, period, from, to, team } = parameters;
  const ways = libraryReports[report].by;
  const text = (id: string) => intl.formatMessage({ id: `rfp-library.report.${id}` });
  const days = period ? daysOf(period, today()) : { from, to };
  const dayBox = (end: 'from' | 'to') => (
    // Who changes a day of a named period leaves the name, and keeps the other day.
    <DayBox
      label={text(end)}
      value={days[end]}
      onChange={(chosen) => onChange({ ...days, period: undefined, [end]: chosen })}
    />
  );
  return (
    <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 1, '@media print': { display: 'none' } }}>
      {ways.length > 1 && (
        <FilterChip
          label={text('by')}
          options={ways.map((way) => ({ value: way, label: text(`by.${way}`) }))}
          value={[by ?? ways[0] ?? '']}
          onChange={([way]) => onChange({ by: ways.find((one) => one === way && one !== ways[0]) })}
          single
          always
        />
      )}
      <FilterChip
        label={text('period')}
        options={periods.map((one) => ({ value: one, label: text(`period.${one}`) }))}
        value={period ? [period] : []}
        onChange={([name]) => onChange({ period: periods.find((one) => one === name), from: '', to: '' })}
        single
      />
      {dayBox('from')}
      {dayBox('to')}
      <FilterChip
        label={intl.formatMessage({ id: 'rfp-library.field.teams' })}
        options={teams.map(({ id, name }) => ({ value: id, label: name }))}
        value={team}
        onChange={(chosen) => onChange({ team: chosen })}
      />
      {(days.from || days.to || team.length > 0) && (
        <Button size="small" onClick={() => onChange({ period: undefined, from: '', to: '', team: [] })}>
          <FormattedMessage id="rfp-library.clear" />
        </Button>
      )}
    </Box>
  );
};
