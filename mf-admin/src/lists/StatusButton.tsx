import { FormattedMessage } from '@bidwright/remote-kit/intl';
import { Button } from '@bidwright/remote-kit/ui';
import type { List, ListRecord } from './list.ts';
import { useStatusChange } from './useStatusChange.ts';

interface StatusButtonProps {
  list: List;
  record: ListRecord;
  onChanged: () => void;
}

/** Records are never removed: they are taken out of use, and can come back. */
export const StatusButton = ({ list, record, onChanged }: StatusButtonProps) => {
  const change = useStatusChange(list);
  const next = record.status === 'Active' ? 'Inactive' : 'Active';
  return (
    <Button
      color={next === 'Inactive' ? 'error' : 'primary'}
      onClick={async () => {
        await change(record, next);
        onChanged();
      }}
    >
      <FormattedMessage id={`admin.make.${next}`} />
    </Button>
  );
};
