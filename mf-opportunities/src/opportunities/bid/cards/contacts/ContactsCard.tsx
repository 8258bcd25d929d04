import { parts } from '@bidwright/contract-opportunities';
import { useIntl } from '@bidwright/remote-kit/intl';
import { can } from '@bidwright/remote-kit/store';
import { Box, PersonAvatar } from '@bidwright/remote-kit/ui';
import { usePerson } from '@bidwright/shell-api';
import { useState } from 'react';
import { type BidContact, useOpportunitySub } from '../../../../api.ts';
import type { OpportunityRecord } from '../../../OpportunityRecord.ts';
import { Line } from '../Line.tsx';
import { PartCard } from '../PartCard.tsx';
import { ContactDialog } from './ContactDialog.tsx';
import { RemoveContact } from './RemoveContact.tsx';

/** People of other firms who have to do with the bid. */
export const ContactsCard = ({ record }: { record: OpportunityRecord }) => {
  const intl = useIntl();
  const reading = useOpportunitySub<BidContact>(record.id, 'contacts');
  const { create, remove } = parts.contacts.rights;
  const person = usePerson();
  const [adding, setAdding] = useState(false);
  return (
    <>
      <PartCard
        title={intl.formatMessage({ id: 'opportunities.contacts.title' })}
        reading={reading}
        empty={intl.formatMessage({ id: 'opportunities.contacts.none' })}
        onAdd={can(create, person, record) ? () => setAdding(true) : undefined}
        addLabel={intl.formatMessage({ id: 'opportunities.contacts.add' })}
      >
        {(entry) => (
          <Line
            sign={<PersonAvatar name={entry.contact.name} named />}
            fact={entry.role && <bdi>{entry.role}</bdi>}
            actions={can(remove, person, record) && <RemoveContact id={record.id} entry={entry} />}
          >
            <bdi>{entry.contact.name}</bdi>
            <Box sx={{ typography: 'caption', color: 'text.secondary' }}>
              <bdi>{entry.company.name}</bdi>
            </Box>
          </Line>
        )}
      </PartCard>
      {adding && <ContactDialog record={record} onClose={() => setAdding(false)} />}
    </>
  );
};
