import { FormattedMessage, useIntl } from '@bidwright/remote-kit/intl';
import { Box, Card, Link, Segments, Typography } from '@bidwright/remote-kit/ui';
import { type ReactNode, useState } from 'react';
import type { Column } from '../grid/columns.ts';
import { type Outlook, type Scenario, scenarios } from './forecast.ts';
import { OverloadList } from './OverloadList.tsx';
import { WhatIfSentence } from './WhatIfSentence.tsx';

interface FigureProps {
  label: ReactNode;
  value: ReactNode;
  note: ReactNode;
  alarming?: boolean;
}

const Figure = ({ label, value, note, alarming }: FigureProps) => (
  <Box
    sx={{
      minWidth: 96,
      paddingInlineStart: 2,
      borderInlineStart: '1px solid',
      borderColor: 'divider',
      typography: 'caption',
      color: 'text.secondary',
    }}
  >
    <dt>{label}</dt>
    <Box component="dd" sx={{ margin: 0 }}>
      <Box sx={{ typography: 'body2', fontWeight: 600, color: alarming ? 'error.dark' : 'text.primary' }}>{value}</Box>
      {note}
    </Box>
  </Box>
);

interface WhatIfProps {
  outlook: Outlook;
  columns: readonly Column[];
  /** The work is won already. */
  won: boolean;
  scenario: Scenario;
  onScenario: (scenario: Scenario) => void;
}

/** What it would mean for people if the bid were won. */
export const WhatIf = ({ outlook, columns, won, scenario, onScenario }: WhatIfProps) => {
  const intl = useIntl();
  const [listed, setListed] = useState(false);
  const { people, overloads, worst, total } = outlook;
  const percents = (share: number) => <bdi>{intl.formatNumber(share, { style: 'percent' })}</bdi>;
  const monthOf = (at: number) => <bdi>{columns[at]?.title}</bdi>;
  const over = overloads.map(({ at }) => at);
  const [from, to] = [Math.min(...over), Math.max(...over)];
  const alarming = people > 0;
  return (
    <Card
      component="section"
      aria-label={intl.formatMessage({ id: 'ftes.plan.whatIf' })}
      sx={{
        padding: 2,
        // What is typed below changes what is said here, and must not move away under the pointer.
        minHeight: { lg: 96 },
        alignContent: 'center',
        ...(alarming && { borderColor: 'load.edge', borderInlineStartWidth: 4 }),
      }}
    >
      <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', columnGap: 2, rowGap: 1.5 }}>
        <Box sx={{ flex: '1 1 300px' }}>
          <Typography variant="h3" component="output" sx={{ display: 'block' }}>
            <WhatIfSentence outlook={outlook} won={won} />
          </Typography>
          <Typography variant="caption" component="p" sx={{ color: 'text.secondary', marginBlockStart: 0.25 }}>
            <FormattedMessage id={`ftes.plan.whatIf.${scenario}`} />{' '}
            {alarming && (
              <Link component="button" aria-expanded={listed} onClick={() => setListed(!listed)}>
                <FormattedMessage id={listed ? 'ftes.plan.whatIf.hide' : 'ftes.plan.whatIf.who'} />
              </Link>
            )}
          </Typography>
        </Box>
        {worst && (
          <Box component="dl" sx={{ display: 'flex', flexWrap: 'wrap', gap: 2, rowGap: 1, margin: 0 }}>
            <Figure
              alarming
              label={<FormattedMessage id="ftes.plan.whatIf.worstMonth" />}
              value={percents(worst.sum)}
              note={
                <>
                  <bdi>{worst.name}</bdi>, {monthOf(worst.at)}
                </>
              }
            />
            <Figure
              label={<FormattedMessage id="ftes.plan.whatIf.chance" />}
              value={
                <FormattedMessage
                  id="ftes.plan.whatIf.change"
                  values={{ before: percents(worst.before), after: percents(worst.after) }}
                />
              }
              note={<FormattedMessage id="ftes.plan.whatIf.sameMonth" />}
            />
            <Figure
              label={<FormattedMessage id="ftes.plan.whatIf.overload" />}
              value={
                <FormattedMessage
                  id="ftes.plan.whatIf.fteMonths"
                  values={{ months: intl.formatNumber(total, { minimumFractionDigits: 1, maximumFractionDigits: 1 }) }}
                />
              }
              note={
                from === to ? (
                  monthOf(from)
                ) : (
                  <FormattedMessage id="ftes.plan.whatIf.span" values={{ from: monthOf(from), to: monthOf(to) }} />
                )
              }
            />
          </Box>
        )}
        <Segments
          label={intl.formatMessage({ id: 'ftes.plan.scenario' })}
          choices={scenarios.map((value) => ({
            value,
            label: intl.formatMessage({ id: `ftes.plan.scenario.${value}` }),
          }))}
          value={scenario}
          onChange={onScenario}
        />
      </Box>
      {listed && alarming && <OverloadList overloads={overloads} columns={columns} />}
    </Card>
  );
};
