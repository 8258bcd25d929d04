import type { BoardColumn, BoardDimension } from '@bidwright/contract-opportunities';
import { FormattedMessage } from '@bidwright/remote-kit/intl';
import { Box, Button } from '@bidwright/remote-kit/ui';
import type { FilterName } from '../state/filters.ts';
import { type ListState, withFilter } from '../state/listState.ts';

interface GroupHeadProps {
  by: BoardDimension;
  column: BoardColumn;
  state: ListState;
  change: (part: Partial<ListState>) => void;
}

/** The filter that finds no other bids than those of a group. That of teams finds those that only take part as well. */
const filters: Partial<Record<BoardDimension, FilterName>> = { opportunityStatus: 'status', opportunityOwner: 'owner' };

/** The name of a group and how many it has; where not all of them are shown, the way to them. */
export const GroupHead = ({ by, column: { group, count, bids }, state, change }: GroupHeadProps) => {
  const filter = filters[by];
  const rest = count > bids.length;
  return (
    <Box component="span" sx={{ display: 'flex', alignItems: 'center', gap: 1 }}>
      <Box component="bdi" sx={{ overflow: 'hidden', textOverflow: 'ellipsis' }}>
        {group.name}
      </Box>
      <Box component="span" sx={{ color: 'text.secondary', fontWeight: 400 }}>
        <FormattedMessage
          id={rest ? 'opportunities.group.first' : 'opportunities.board.count'}
          values={{ shown: bids.length, count }}
        />
      </Box>
      {rest && filter && (
        <Button
          size="small"
          onClick={() => change({ group: undefined, ...withFilter(state, filter, [group.id]) })}
          sx={{ height: 24 }}
        >
          <FormattedMessage id="opportunities.group.all" />
        </Button>
      )}
    </Box>
  );
};
