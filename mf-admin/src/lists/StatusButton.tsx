import { FormattedMessage } from '@bidwright/remote-kit/intl';
import { Button } from '@bidwright/remote-kit/ui';
import type { List, ListRecord } from './list.ts';
import type { Why } from './SuccessorDialog.tsx';
import { useStatusChange } from './useStatusChange.ts';

interface StatusButtonProps {
  list: List;
  record: ListRecord;
  onChanged: () => void;
  /** It is in use still: somebody must say first what takes its place. */
  onNeeded: (why: Why) => void;
}

/** Records are never removed: they are taken out of use, and can come back. */
export const StatusButton = ({ list, record, onChanged, onNeeded }: StatusButtonProps) => {
  const change = useStatusChange(list);
  const next = record.status === 'Active' ? 'Inactive' : 'Active';
  return (
    <Button
      color={next === 'Inactive' ? 'error' : 'primary'}
      onClick={async () => {
        const needed = await change(record, next);
        if (needed) onNeeded(needed);
        else onChanged();
      }}
    >
      <FormattedMessage id={`admin.make.${next}`} />
    </Button>
  );
};
