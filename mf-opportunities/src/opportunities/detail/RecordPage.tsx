import { opportunities, type Section as SectionName } from '@bidwright/contract-opportunities';
import { can } from '@bidwright/remote-kit/store';
import { Box, Card, LoadingRows, Page } from '@bidwright/remote-kit/ui';
import { usePerson } from '@bidwright/shell-api';
import { lazy, Suspense, useState } from 'react';
import { ActivityCard } from '../activity/ActivityCard.tsx';
import { AddClientProvider } from '../fields/AddClient.tsx';
import type { OpportunityRecord } from '../OpportunityRecord.ts';
import { OpportunityStatusChip } from '../status/OpportunityStatusChip.tsx';
import { useParents } from '../useParents.ts';
import { ActionBar } from './ActionBar.tsx';
import { CopyLink } from './CopyLink.tsx';
import { columns, stacked } from './columns.ts';
import { Facts } from './Facts.tsx';
import { KeyDates } from './KeyDates.tsx';
import { People } from './People.tsx';
import { Section } from './Section.tsx';

const PartCards = lazy(() => import('../parts/PartCards.tsx').then(({ PartCards }) => ({ default: PartCards })));

const partsLoading = (
  <Card>
    <LoadingRows rows={3} height={40} />
  </Card>
);

interface RecordPageProps {
  record: OpportunityRecord;
  /** Reads the record anew. */
  onReload: () => PromiseLike<unknown>;
}

const sectionNames: readonly SectionName[] = ['details', 'teams', 'budget'];

export const RecordPage = ({ record, onReload }: RecordPageProps) => {
  const mayEdit = can(opportunities.rights.update, usePerson(), record);
  const [editing, setEditing] = useState<readonly SectionName[]>([]);
  const edit = (name: SectionName) => setEditing((now) => [...now, name]);
  const close = (name: SectionName) => setEditing((now) => now.filter((one) => one !== name));
  return (
    <Page
      title={record.solicitationName}
      parents={useParents()}
      beside={<OpportunityStatusChip status={record.opportunityStatus} raised />}
      actions={<CopyLink />}
    >
      <AddClientProvider>
        <Box sx={stacked}>
          <Facts record={record} />
          <Box sx={columns}>
            <Box sx={stacked}>
              {sectionNames.map((name) => (
                <Section
                  key={name}
                  of={name}
                  record={record}
                  editing={editing.includes(name)}
                  onEdit={mayEdit ? () => edit(name) : undefined}
                  onReload={onReload}
                  onClose={() => close(name)}
                />
              ))}
              <Suspense fallback={partsLoading}>
                <PartCards record={record} />
              </Suspense>
              <ActivityCard id={record.id} />
            </Box>
            <Box sx={stacked}>
              <KeyDates record={record} />
              <People record={record} />
            </Box>
          </Box>
        </Box>
      </AddClientProvider>
      <ActionBar onEdit={mayEdit && editing.length === 0 ? () => edit('details') : undefined} />
    </Page>
  );
};
