import { parts } from '@bidwright/contract-opportunities';
import { can } from '@bidwright/remote-kit/store';
import { usePerson } from '@bidwright/shell-api';
import { recordAddress } from '../../addresses.ts';
import { ActionMenu } from '../../bid/actions/ActionMenu.tsx';
import { useActions } from '../../bid/actions/useActions.ts';
import { useFollow } from '../../bid/follow/useFollow.ts';
import { useWhole } from '../../bid/record/useWhole.ts';
import type { BidRow } from '../../OpportunityRecord.ts';

export interface RowMenuProps {
  record: BidRow;
  anchor: HTMLElement;
  onClose: () => void;
}

/** What is done with a bid without opening it. */
export const RowMenu = ({ record, anchor, onClose }: RowMenuProps) => {
  const { copies, link, archive } = useActions(record.id, useWhole(record).record);
  const follow = useFollow(record.id);
  const address = recordAddress(record);
  const maySeePlans = can(parts.amounts.rights.read, usePerson(), record);
  return (
    <ActionMenu
      anchor={anchor}
      onClose={onClose}
      groups={[
        [
          { text: 'opportunities.actions.open', to: address },
          ...(maySeePlans ? [{ text: 'opportunities.plans.open', to: `${address}/projections` }] : []),
          ...copies,
        ],
        [
          { text: `opportunities.follow.${follow?.isFollowing ? 'stop' : 'start'}`, run: follow?.toggle },
          ...link,
          ...archive,
        ],
      ]}
    />
  );
};
