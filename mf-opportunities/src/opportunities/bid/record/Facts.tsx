import { Box, Card, Day, DueDate, Money } from '@bidwright/remote-kit/ui';
import type { ReactNode } from 'react';
import { useWorth } from '../../field/lookups/useWorth.ts';
import { isEnd } from '../../field/status/isEnd.ts';
import { useStatusLook } from '../../field/status/useStatusLook.ts';
import { useChoiceText } from '../../field/useChoiceText.ts';
import { type Labelled, useFieldLabel } from '../../field/useFieldLabel.ts';
import { FieldValue } from '../../field/values/FieldValue.tsx';
import type { OpportunityRecord } from '../../OpportunityRecord.ts';

const line = {
  margin: 0,
  display: { xs: 'grid', sm: 'flex' },
  gridTemplateColumns: 'repeat(3, auto)',
  justifyContent: { xs: 'space-between', sm: 'flex-start' },
  flexWrap: 'wrap',
  columnGap: 2,
  rowGap: 1.5,
  padding: '12px 16px',
  // The line before the first fact of each row lies under the card's edge.
  marginInlineStart: { sm: '-17px' },
};

const fact = {
  minWidth: 0,
  borderInlineStart: { xs: 0, sm: '1px solid' },
  borderColor: { sm: 'divider' },
  paddingInlineStart: { xs: 0, sm: 2 },
};

/** Client, number and due date take a whole line of a phone. */
const wide = { gridColumn: { xs: '1 / -1', sm: 'auto' } };

/** What is asked first about a bid, in one line. */
export const Facts = ({ record }: { record: OpportunityRecord }) => {
  const label = useFieldLabel();
  const choiceText = useChoiceText();
  const look = useStatusLook();
  const worth = useWorth();
  const { client, solicitationNumber, dueDate, chance, estimatedBudgetAmount, amountKind, opportunityStatus } = record;

  const { category } = look(opportunityStatus);
  const due = category === 'Open' ? <DueDate date={dueDate} form="long" /> : <Day date={dueDate} form="long" />;
  const amount = estimatedBudgetAmount !== null && (
    <>
      <Money amount={estimatedBudgetAmount} short />{' '}
      {amountKind && (
        <Box component="span" sx={{ color: 'text.secondary', fontWeight: 400 }}>
          {choiceText(amountKind).toLocaleLowerCase()}
        </Box>
      )}
    </>
  );
  const weighted = worth(record);
  const all: [Labelled, ReactNode][] = [
    ['client', <bdi key="client">{client.name}</bdi>],
    ['solicitationNumber', solicitationNumber && <bdi key="number">{solicitationNumber}</bdi>],
    ['due', due],
    ['chance', chance && <bdi key="chance">{chance.name}</bdi>],
    ['amount', amount],
    ['weighted', weighted !== null && <Money key="weighted" amount={weighted} short />],
  ];
  const facts = isEnd(category) ? all.filter(([name]) => name !== 'weighted') : all;

  return (
    <Card>
      <Box component="dl" sx={line}>
        {facts.map(([name, value], at) => (
          <Box key={name} sx={{ ...fact, ...(at < 3 && wide) }}>
            <Box component="dt" sx={{ typography: 'caption', color: 'text.secondary' }}>
              {label(name)}
            </Box>
            <Box component="dd" sx={{ margin: 0, typography: 'body2', fontWeight: 600 }}>
              {value || <FieldValue name={name} value={null} />}
            </Box>
          </Box>
        ))}
      </Box>
    </Card>
  );
};
