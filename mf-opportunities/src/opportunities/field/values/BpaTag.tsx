import { FormattedMessage } from '@bidwright/remote-kit/intl';
import { Day, Tag, today } from '@bidwright/remote-kit/ui';
import { useBpas } from '../../../api.ts';
import { expiryOf } from './expiry.ts';

interface BpaTagProps {
  /** The agreement. */
  id: string;
  /** When the bid is due. */
  dueDate: string | null | undefined;
}

/** Warns of an agreement that cannot be ordered from any more. Nothing where it can. */
export const BpaTag = ({ id, dueDate }: BpaTagProps) => {
  const { data } = useBpas();
  const endDate = data?.find((one) => one.id === id)?.endDate;
  const expiry = expiryOf(endDate, dueDate, today());
  if (!expiry) return null;
  return (
    <Tag tone="warning">
      <FormattedMessage id={`opportunities.bpa.${expiry}`} values={{ day: <Day date={endDate} /> }} />
    </Tag>
  );
};
