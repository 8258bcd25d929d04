import type { ContractFigures } from '@bidwright/contract-opportunities';
import { FormattedMessage, useIntl } from '@bidwright/remote-kit/intl';
import { Alert, Box, Card, Day, Money, today } from '@bidwright/remote-kit/ui';
import type { ReactNode } from 'react';
import { useFieldLabel } from '../../opportunities/field/useFieldLabel.ts';
import type { OpportunityRecord } from '../../opportunities/OpportunityRecord.ts';
import { alertsOf } from '../alerts.ts';
import { BurnBar } from '../BurnBar.tsx';
import { burnOf, contractAmount } from '../burn.ts';
import { NextOption } from './NextOption.tsx';
import { PlannedAfterEnd } from './PlannedAfterEnd.tsx';

const none = '–';

interface ProjectFactsProps {
  record: OpportunityRecord;
  figures: ContractFigures | undefined;
}

/** What is asked first about a contract: how long, how much, how much is left; and what somebody should see to. */
export const ProjectFacts = ({ record, figures }: ProjectFactsProps) => {
  const intl = useIntl();
  const label = useFieldLabel();
  const amount = contractAmount(figures, record);
  const burn = figures ? burnOf(figures.invoiced, amount) : null;
  const say = (name: string) => intl.formatMessage({ id: `opportunities.project.${name}` });
  const closed: [string, ReactNode][] = record.closedOn
    ? [[label('closedOn'), <Day key="closed" date={record.closedOn} />]]
    : [];
  const facts: [string, ReactNode][] = [
    [label('client'), <bdi key="client">{record.client.name}</bdi>],
    [say('number'), record.solicitationNumber && <bdi key="number">{record.solicitationNumber}</bdi>],
    [
      say('period'),
      figures?.end && (
        <span key="period">
          <Day date={figures.start} /> – <Day date={figures.end} />
        </span>
      ),
    ],
    [label('nextOptionDate'), <NextOption key="option" record={record} />],
    ...closed,
    [say('amount'), amount !== null && <Money key="amount" amount={amount} />],
    [say('invoiced'), figures && <Money key="invoiced" amount={figures.invoiced} />],
    [say('remaining'), figures && amount !== null && <Money key="left" amount={amount - figures.invoiced} />],
  ];
  const alerts =
    figures && !record.closedOn ? alertsOf({ figures, amount, nextOptionDate: record.nextOptionDate }, today()) : [];
  return (
    <>
      <Card>
        <Box
          component="dl"
          sx={{ margin: 0, padding: '12px 16px', display: 'flex', flexWrap: 'wrap', columnGap: 4, rowGap: 1.5 }}
        >
          {facts.map(([name, value]) => (
            <Box key={name}>
              <Box component="dt" sx={{ typography: 'caption', color: 'text.secondary' }}>
                {name}
              </Box>
              <Box component="dd" sx={{ margin: 0, typography: 'body2', fontWeight: 600 }}>
                {value || none}
              </Box>
            </Box>
          ))}
        </Box>
        <Box sx={{ padding: '0 16px 12px' }}>
          <Box sx={{ typography: 'caption', color: 'text.secondary' }}>{say('burned')}</Box>
          <BurnBar burn={burn} />
        </Box>
      </Card>
      {alerts.map((alert) => (
        <Alert key={alert.name} severity={alert.name === 'overBudget' ? 'error' : 'warning'}>
          <FormattedMessage
            id={`opportunities.project.alert.${alert.name}`}
            values={{
              days: 'days' in alert ? alert.days : 0,
              part: 'part' in alert ? intl.formatNumber(alert.part, { style: 'percent' }) : '',
            }}
          />
        </Alert>
      ))}
      {figures?.end && !record.closedOn && <PlannedAfterEnd id={record.id} end={figures.end} />}
    </>
  );
};
