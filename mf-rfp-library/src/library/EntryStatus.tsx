import { StatusChip } from '@bidwright/remote-kit/ui';
import { type Entry, useStatuses } from '../api.ts';

interface EntryStatusProps {
  entry: Entry;
  raised?: boolean;
}

/** How the bid ended for which the text was written. */
export const EntryStatus = ({ entry: { oppStatus }, raised }: EntryStatusProps) => {
  const { data } = useStatuses();
  if (!oppStatus) return null;
  // What it means is not known yet: a bid that was lost would look like one that is open.
  if (!data) return <bdi>{oppStatus.name}</bdi>;
  const status = data.find(({ id }) => id === oppStatus.id);
  return (
    <StatusChip
      category={status?.category ?? 'Open'}
      name={oppStatus.name}
      progress={status?.defaultChance ?? 0}
      color={status?.color}
      raised={raised}
    />
  );
};
