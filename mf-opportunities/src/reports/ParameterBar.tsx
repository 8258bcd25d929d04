import { type ReportAnswer, type ReportId, reports, usualQuiet } from '@bidwright/contract-opportunities';
import { FormattedMessage, useIntl } from '@bidwright/remote-kit/intl';
import { FilterChip } from '@bidwright/remote-kit/table';
import { Box, Button, Segments } from '@bidwright/remote-kit/ui';
import { useChances, useCompanies, useOwners, useProjectTypes, useSources, useTeams } from '../api.ts';
import { DayBox } from './DayBox.tsx';
import { type FilterName, filterNames, type Parameters, quietDays, shownFigure } from './parameters.ts';

interface ParameterBarProps {
  report: ReportId;
  parameters: Parameters;
  /** Says which days the report takes where none are asked for. */
  answer: ReportAnswer | undefined;
  onChange: (part: Partial<Parameters>) => void;
}

const none = {
  team: [],
  owner: [],
  client: [],
  projectType: [],
  source: [],
  chance: [],
  from: '',
  to: '',
  compare: false,
  quiet: undefined,
};

const optionsOf = (list: { id: string; name: string | null }[] = []) =>
  list.map(({ id, name }) => ({ value: id, label: name ?? '' }));

const useOptions = (): Record<FilterName, { value: string; label: string }[]> => {
  const lists = {
    team: useTeams().data,
    owner: useOwners().data,
    client: useCompanies().data?.filter(({ id }) => String(id) !== '0'),
    projectType: useProjectTypes().data,
    source: useSources().data,
    chance: useChances().data,
  };
  return {
    team: optionsOf(lists.team),
    owner: optionsOf(lists.owner),
    client: optionsOf(lists.client),
    projectType: optionsOf(lists.projectType),
    source: optionsOf(lists.source),
    chance: optionsOf(lists.chance),
  };
};

/** What a report is asked for: its rows, its days, which bids, and whether beside the time before. */
export const ParameterBar = ({ report, parameters, answer, onChange }: ParameterBarProps) => {
  const intl = useIntl();
  const options = useOptions();
  const { by: ways, across: splits = [], chart, figures, period } = reports[report];
  const text = (id: string) => intl.formatMessage({ id: `opportunities.report.${id}` });
  const set =
    filterNames.some((name) => parameters[name].length > 0) ||
    Boolean(parameters.from || parameters.to || parameters.quiet);
  // The time before stands as a second line in cells, for which parts have no room.
  const comparable = (period === 'past' || period === 'since') && !answer?.across;
  const by = answer?.by ?? parameters.by ?? ways[0] ?? '';
  const first = (label: 'from' | 'since') => (
    <DayBox
      label={text(label)}
      value={parameters.from || (answer?.from ?? '')}
      onChange={(from) => onChange({ from })}
    />
  );
  return (
    <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 1, '@media print': { display: 'none' } }}>
      {ways.length > 1 && (
        <FilterChip
          label={text('by')}
          options={ways.map((way) => ({ value: way, label: text(`by.${way}`) }))}
          value={[by]}
          onChange={([way = '']) => onChange({ by: ways.find((one) => one === way) as Parameters['by'] })}
          single
        />
      )}
      {splits.length > 0 && (
        <FilterChip
          label={text('across')}
          options={splits.filter((way) => way !== by).map((way) => ({ value: way, label: text(`by.${way}`) }))}
          value={answer?.across ? [answer.across] : []}
          onChange={([way]) => onChange({ across: splits.find((one) => one === way), shown: undefined })}
          single
        />
      )}
      {answer?.across && (
        <Segments
          label={text('shown')}
          choices={Object.keys(figures)
            .filter((figure) => chart.of.includes(figure) || figure === 'bids')
            .map((figure) => ({ value: figure, label: text(`figure.${figure}`) }))}
          value={shownFigure(report, parameters)}
          onChange={(shown) => onChange({ shown })}
        />
      )}
      {period !== 'none' && period !== 'since' && first('from')}
      {period !== 'none' && (
        <DayBox
          label={text(period === 'since' ? 'asOf' : 'to')}
          value={parameters.to || (answer?.to ?? '')}
          onChange={(to) => onChange({ to })}
        />
      )}
      {filterNames.map((name) => (
        <FilterChip
          key={name}
          label={text(`by.${name}`)}
          options={options[name]}
          value={parameters[name]}
          onChange={(value) => onChange({ [name]: value })}
        />
      ))}
      {report === 'change-activity' && (
        <FilterChip
          label={text('quiet')}
          options={quietDays.map((days) => ({
            value: String(days),
            label: intl.formatMessage({ id: 'opportunities.report.quiet.days' }, { days }),
          }))}
          value={[String(parameters.quiet ?? usualQuiet)]}
          onChange={([quiet]) => onChange({ quiet: quietDays.find((days) => String(days) === quiet) })}
          single
        />
      )}
      {comparable && (
        <Button
          size="small"
          variant={parameters.compare ? 'contained' : 'outlined'}
          aria-pressed={parameters.compare}
          onClick={() => onChange({ compare: !parameters.compare })}
        >
          <FormattedMessage id="opportunities.report.compare" />
        </Button>
      )}
      {comparable && period === 'since' && parameters.compare && first('since')}
      {set && (
        <Button size="small" onClick={() => onChange(none)}>
          <FormattedMessage id="opportunities.list.clear" />
        </Button>
      )}
    </Box>
  );
};
