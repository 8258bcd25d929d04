import { useIntl } from '@bidwright/remote-kit/intl';
import { Box, PersonAvatar, SectionCard } from '@bidwright/remote-kit/ui';
import { useFieldLabel } from '../../field/useFieldLabel.ts';
import type { OpportunityRecord } from '../../OpportunityRecord.ts';

/** Who has to do with a bid. */
export const People = ({ record }: { record: OpportunityRecord }) => {
  const intl = useIntl();
  const label = useFieldLabel();
  const people = [
    { role: label('opportunityOwner'), person: record.opportunityOwner },
    { role: label('rfpManager'), person: record.rfpManager },
    { role: intl.formatMessage({ id: 'opportunities.people.addedBy' }), person: record.addedBy },
  ];
  return (
    <SectionCard title={intl.formatMessage({ id: 'opportunities.people.title' })}>
      <Box component="dl" sx={{ margin: 0, display: 'grid', gap: 1.25 }}>
        {people.map(
          ({ role, person }) =>
            person && (
              <Box key={role} sx={{ display: 'flex', alignItems: 'center', gap: 1 }}>
                <Box component="dt" sx={{ color: 'text.secondary', order: 1, marginInlineStart: 'auto' }}>
                  {role}
                </Box>
                <Box component="dd" sx={{ margin: 0, display: 'flex', alignItems: 'center', gap: 1, fontWeight: 500 }}>
                  <PersonAvatar name={person.name} named />
                  <bdi>{person.name}</bdi>
                </Box>
              </Box>
            ),
        )}
      </Box>
    </SectionCard>
  );
};
