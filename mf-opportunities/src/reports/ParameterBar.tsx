import { canBePlain, reports, usualQuiet } from '@bidwright/contract-opportunities';
import { useIntl } from '@bidwright/remote-kit/intl';
import { ChoiceChip, ParameterFrame, ToggleChip } from '@bidwright/remote-kit/report';
import { Segments } from '@bidwright/remote-kit/ui';
import { PeriodFields, type PeriodFieldsProps } from './PeriodFields.tsx';
import { callOf, filterNames, type Parameters, quietDays, shownFigure, splitFigures } from './parameters.ts';
import { RecordFilters } from './RecordFilters.tsx';

const none = {
  team: [],
  owner: [],
  client: [],
  clientType: [],
  projectType: [],
  source: [],
  chance: [],
  basis: undefined,
  weighted: true,
  period: undefined,
  from: '',
  to: '',
  compare: false,
  quiet: undefined,
};

/** How many parameters there are to clear. */
const countOf = ({ from, to, quiet, basis, period, weighted, ...lists }: Parameters) =>
  [...filterNames.map((name) => lists[name].length > 0), period || from || to, quiet, basis, !weighted].filter(Boolean)
    .length;

/** What a report is asked for: its rows, its days, which bids, and whether beside the time before. */
export const ParameterBar = ({ report, parameters, answer, onChange }: PeriodFieldsProps) => {
  const intl = useIntl();
  const { by: ways, across: splits = [], period, map } = reports[report];
  const text = (id: string) => intl.formatMessage({ id: `opportunities.report.${id}` });
  // As it is asked for: the answer may still be that of the parameters before.
  const { across, by: asked } = callOf(report, parameters);
  const by = asked ?? ways[0];
  // The time before stands as a second line in cells, for which parts have no room.
  const comparable = (period === 'past' || period === 'since') && !across;
  const change = { report, parameters, answer, onChange };
  return (
    <ParameterFrame count={countOf(parameters)} onClear={() => onChange(none)}>
      {ways.length > 1 && (
        <ChoiceChip
          label={text('by')}
          names={ways.map((way) => ({ value: way, label: text(`by.${way}`) }))}
          value={by}
          onChange={(way) =>
            onChange({ by: way as Parameters['by'], across: across === way ? undefined : (across ?? undefined) })
          }
          always
        />
      )}
      {splits.length > 0 && (
        <ChoiceChip
          label={text('across')}
          names={splits.filter((way) => way !== by).map((way) => ({ value: way, label: text(`by.${way}`) }))}
          value={across ?? undefined}
          // Without rows that are asked for, it would be split as at first.
          onChange={(way) => onChange({ ...(map && { by: by as Parameters['by'] }), across: way, shown: undefined })}
        />
      )}
      {across && (
        <Segments
          label={text('shown')}
          choices={splitFigures(report, parameters.weighted).map((figure) => ({
            value: figure,
            label: text(`figure.${figure}`),
          }))}
          value={shownFigure(report, parameters)}
          onChange={(shown) => onChange({ shown })}
        />
      )}
      <PeriodFields {...change} />
      <RecordFilters parameters={parameters} onChange={onChange} />
      {canBePlain(report) && (!across || splitFigures(report, true).includes('weighted')) && (
        <ToggleChip
          label={text('weighted')}
          value={parameters.weighted}
          onChange={(weighted) => onChange({ weighted })}
        />
      )}
      {report === 'change-activity' && (
        <ChoiceChip
          label={text('quiet')}
          names={quietDays.map((days) => ({
            value: String(days),
            label: intl.formatMessage({ id: 'opportunities.report.quiet.days' }, { days }),
          }))}
          value={String(parameters.quiet ?? usualQuiet)}
          onChange={(quiet) => onChange({ quiet: Number(quiet) })}
          always
        />
      )}
      {comparable && (
        <ToggleChip label={text('compare')} value={parameters.compare} onChange={(compare) => onChange({ compare })} />
      )}
    </ParameterFrame>
  );
};
