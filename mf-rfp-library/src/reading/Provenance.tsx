import { FormattedMessage } from '@bidwright/remote-kit/intl';
import { Box, Stack } from '@bidwright/remote-kit/ui';
import type { ReactNode } from 'react';
import { type Entry, useStatuses } from '../api.ts';
import { EntryStatus } from '../library/EntryStatus.tsx';

const list = {
  display: 'grid',
  gridTemplateColumns: 'minmax(96px, auto) minmax(0, 1fr)',
  columnGap: 2,
  rowGap: 0.75,
  margin: 0,
  '& dt': { typography: 'caption', color: 'text.secondary', paddingBlockStart: '2px' },
  '& dd': { margin: 0, fontWeight: 500 },
};

/** A value runs in its own direction, and stands where the page's lines begin. */
const own = (text: string | undefined) => text && <span dir="auto">{text}</span>;

/** Where a text comes from: what is not known is not named. */
export const Provenance = ({ entry }: { entry: Entry }) => {
  const statuses = useStatuses().data;
  const { opportunity, pastOpp, proposalYear, internalStaffName, externalContractor, teams, addedBy } = entry;
  const facts: [string, ReactNode][] = [
    [
      'field.opportunity',
      opportunity && (
        <Stack direction="row" component="span" sx={{ flexWrap: 'wrap', gap: 1, alignItems: 'center' }}>
          <span>{own(opportunity.name)}</span>
          <EntryStatus entry={entry} statuses={statuses} />
        </Stack>
      ),
    ],
    ['field.pastOpp', own(pastOpp?.name)],
    ['fact.year', proposalYear],
    ['field.internalStaffName', own(internalStaffName?.name)],
    ['field.externalContractor', own(externalContractor?.name)],
    ['field.teams', own(teams.map(({ name }) => name).join(' · '))],
    ['fact.addedBy', own(addedBy?.name)],
  ];
  return (
    <Box component="dl" sx={list}>
      {facts
        .filter(([, value]) => value)
        .map(([name, value]) => (
          <Box key={name} sx={{ display: 'contents' }}>
            <dt>
              <FormattedMessage id={`rfp-library.${name}`} />
            </dt>
            <dd>{value}</dd>
          </Box>
        ))}
    </Box>
  );
};
