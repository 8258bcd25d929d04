import { type OpportunityStatus, progressOf } from '@bidwright/contract-admin';
import { Chip, StatusChip } from '@bidwright/remote-kit/ui';
import type { Entry } from '../api.ts';

interface EntryStatusProps {
  entry: Entry;
  /** All that there are; undefined until they are known. */
  statuses: readonly OpportunityStatus[] | undefined;
  raised?: boolean;
}

/** How the bid ended for which the text was written. */
export const EntryStatus = ({ entry: { oppStatus }, statuses, raised }: EntryStatusProps) => {
  if (!oppStatus) return null;
  // What it means is not known yet: a bid that was lost would look like one that is open. Its room is kept, or the rest would move.
  if (!statuses) return <Chip label={<bdi>{oppStatus.name}</bdi>} sx={{ paddingInlineStart: 2 }} />;
  const status = statuses.find(({ id }) => id === oppStatus.id);
  return (
    <StatusChip
      category={status?.category ?? 'Open'}
      name={oppStatus.name}
      progress={progressOf(statuses, oppStatus.id)}
      color={status?.color}
      raised={raised}
    />
  );
};
