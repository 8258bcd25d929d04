import { parts } from '@bidwright/contract-opportunities';
import { can } from '@bidwright/remote-kit/store';
import { usePerson } from '@bidwright/shell-api';
import { ActionMenu } from '../actions/ActionMenu.tsx';
import { useActions } from '../actions/useActions.ts';
import { recordAddress } from '../addresses.ts';
import { useFollow } from '../follow/useFollow.ts';
import type { OpportunityRecord } from '../OpportunityRecord.ts';

export interface RowMenuProps {
  record: OpportunityRecord;
  anchor: HTMLElement;
  onClose: () => void;
}

/** What is done with a bid without opening it. */
export const RowMenu = ({ record, anchor, onClose }: RowMenuProps) => {
  const { copies, link, archive } = useActions(record);
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
