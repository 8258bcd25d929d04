import type { Section as SectionName } from '@bidwright/contract-opportunities';
import { Box, Card, LoadingRows } from '@bidwright/remote-kit/ui';
import { Slot } from '@bidwright/shell-api';
import { lazy, Suspense, useState } from 'react';
import { ActivityCard } from '../activity/ActivityCard.tsx';
import { AddClientProvider } from '../fields/AddClient.tsx';
import type { OpportunityRecord } from '../OpportunityRecord.ts';
import { Since } from '../past/Since.tsx';
import { sidePlace } from '../projections/places.ts';
import { ActionBar } from './ActionBar.tsx';
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

interface RecordNowProps {
  record: OpportunityRecord;
  /** Reads the record anew. */
  onReload: () => PromiseLike<unknown>;
  mayEdit: boolean;
  /** What changed since a time is asked for. */
  since: boolean;
  onSince: (shown: boolean) => void;
}

const sectionNames: readonly SectionName[] = ['details', 'teams', 'budget'];

/** A record as it is: its sections, what belongs to it, and what stands for the whole beside them. */
export const RecordNow = ({ record, onReload, mayEdit, since, onSince }: RecordNowProps) => {
  const [editing, setEditing] = useState<readonly SectionName[]>([]);
  const edit = (name: SectionName) => setEditing((now) => [...now, name]);
  const close = (name: SectionName) => setEditing((now) => now.filter((one) => one !== name));
  return (
    <AddClientProvider>
      <Box sx={stacked}>
        <Facts record={record} />
        <Since id={record.id} wanted={since} onClose={() => onSince(false)} />
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
            <Slot id={sidePlace} bid={{ id: record.id, name: record.solicitationName }} />
          </Box>
        </Box>
      </Box>
      <ActionBar onEdit={mayEdit && editing.length === 0 ? () => edit('details') : undefined} />
    </AddClientProvider>
  );
};
