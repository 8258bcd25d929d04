import type { Section as SectionName } from '@bidwright/contract-opportunities';
import { Box, Card, LoadingRows, useInTurn } from '@bidwright/remote-kit/ui';
import { lazy, Slot } from '@bidwright/shell-api';
import { Suspense, useId, useState } from 'react';
import { AddClientProvider } from '../../field/inputs/AddClient.tsx';
import type { OpportunityRecord } from '../../OpportunityRecord.ts';
import { ActivityCard } from '../activity/ActivityCard.tsx';
import { StandingSkeleton } from '../cards/risk/StandingSkeleton.tsx';
import { Since } from '../past/Since.tsx';
import { ActionBar } from './ActionBar.tsx';
import { areas, columns, packed, part, stacked } from './columns.ts';
import { Facts } from './Facts.tsx';
import { KeyDates } from './KeyDates.tsx';
import { People } from './People.tsx';
import { sidePlace } from './places.ts';
import { Section } from './Section.tsx';
import { TabLine, tabId } from './TabLine.tsx';
import { useTabs } from './tabs.ts';

const PartCards = lazy(async () => ({ default: (await import('./PartCards.tsx')).PartCards }));

const SideCards = lazy(async () => ({ default: (await import('./SideCards.tsx')).SideCards }));

const StandingCards = lazy(async () => ({ default: (await import('../cards/risk/StandingCards.tsx')).StandingCards }));

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

/** A record as it is: its sections, what belongs to it, and what stands for the whole beside them; on narrow pages in tabs. */
export const RecordNow = ({ record, onReload, mayEdit, since, onSince }: RecordNowProps) => {
  const [editing, setEditing] = useState<readonly SectionName[]>([]);
  const { tab, choose, shows } = useTabs();
  const panel = useId();
  const inTurn = useInTurn();
  const edit = (name: SectionName) => setEditing((now) => [...now, name]);
  const close = (name: SectionName) => setEditing((now) => now.filter((one) => one !== name));
  return (
    <AddClientProvider>
      <Box sx={stacked}>
        <Facts record={record} />
        <Since id={record.id} wanted={since} onClose={() => onSince(false)} />
        {tab && <TabLine panel={panel} value={tab} onChange={choose} />}
        <Box
          id={panel}
          {...(tab && { role: 'tabpanel', 'aria-labelledby': tabId(panel, tab) })}
          sx={{ ...columns, ...areas, ...inTurn }}
        >
          <Box sx={{ ...packed(shows('overview'), tab !== undefined, 'head'), ...inTurn }} data-of="overview">
            <Suspense fallback={<StandingSkeleton />}>
              <StandingCards record={record} />
            </Suspense>
            <KeyDates
              record={record}
              onEdit={mayEdit && !editing.includes('details') ? () => edit('details') : undefined}
            />
          </Box>
          <Box sx={part(shows('overview', 'cards', 'activity'), 'main')}>
            <Box sx={part(shows('overview'))} data-of="overview">
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
            </Box>
            <Box sx={part(shows('cards'))} data-of="cards">
              <Suspense fallback={partsLoading}>
                <PartCards record={record} />
              </Suspense>
            </Box>
            <Box sx={part(shows('activity'))} data-of="activity">
              <ActivityCard id={record.id} />
            </Box>
          </Box>
          <Box sx={part(shows('overview', 'outlook'), 'rest')}>
            <Box sx={part(shows('overview'))} data-of="overview">
              <People record={record} />
            </Box>
            <Box sx={packed(shows('outlook'), tab !== undefined)} data-of="outlook">
              <Slot id={sidePlace} bid={{ id: record.id, name: record.solicitationName }} />
              <Suspense>
                <SideCards record={record} />
              </Suspense>
            </Box>
          </Box>
        </Box>
      </Box>
      <ActionBar record={record} />
    </AddClientProvider>
  );
};
