import { Box, Link, Money, PersonAvatar } from '@bidwright/remote-kit/ui';
import type { ReactNode } from 'react';
import { recordAddress } from '../../addresses.ts';
import { useShownDay } from '../../bid/past/shownDay.ts';
import { StuckTag } from '../../bid/status/StuckTag.tsx';
import { isEnd } from '../../field/status/isEnd.ts';
import { useStatusLook } from '../../field/status/useStatusLook.ts';
import { TeamCell } from '../../field/values/TeamCell.tsx';
import type { BidRow } from '../../OpportunityRecord.ts';
import { DueCell } from '../columns/DueCell.tsx';

interface BoardCardProps {
  record: BidRow;
  /** What is said of it below its dates. */
  note?: ReactNode;
  /** What moves it. */
  handle?: ReactNode;
  /** It is being moved. */
  lifted?: boolean;
}

const line = { display: 'flex', alignItems: 'center', gap: 1, minWidth: 0 } as const;

/** A bid on the board: what it is, when it is due, whose it is, and its amount times its chance while it is not decided. */
export const BoardCard = ({ record, note, handle, lifted }: BoardCardProps) => {
  const { solicitationName, client, opportunityOwner, primaryTeam, estimatedBudgetAmount, chance, opportunityStatus } =
    record;
  const day = useShownDay();
  const { category } = useStatusLook()(opportunityStatus);
  return (
    <Box
      sx={{
        display: 'grid',
        gap: 0.5,
        padding: 1.5,
        border: 1,
        borderColor: lifted ? 'primary.main' : 'divider',
        borderRadius: 1,
        bgcolor: 'background.paper',
        ...(lifted && { boxShadow: (theme) => theme.elevation[2], transform: 'rotate(2deg)', cursor: 'grabbing' }),
      }}
    >
      <Box sx={{ display: 'flex', alignItems: 'start', gap: 0.5 }}>
        <Link
          href={recordAddress(record, day)}
          draggable={false}
          color="inherit"
          dir="auto"
          sx={{ flex: 1, fontWeight: 600, minWidth: 0, overflowWrap: 'anywhere' }}
        >
          {solicitationName}
        </Link>
        {handle}
      </Box>
      <Box dir="auto" sx={{ typography: 'caption', color: 'text.secondary' }}>
        {client?.name}
      </Box>
      <Box sx={{ ...line, justifyContent: 'space-between' }}>
        <Box sx={{ ...line, flexWrap: 'wrap', rowGap: 0.5 }}>
          <DueCell opportunity={record} />
          <StuckTag record={record} />
        </Box>
        {opportunityOwner && <PersonAvatar name={opportunityOwner.name} />}
      </Box>
      {note && <Box sx={{ typography: 'caption', color: 'text.secondary' }}>{note}</Box>}
      <Box
        sx={{
          ...line,
          justifyContent: 'space-between',
          marginBlockStart: 0.5,
          paddingBlockStart: 1,
          borderTop: 1,
          borderColor: 'divider',
          typography: 'caption',
        }}
      >
        {primaryTeam && <TeamCell team={primaryTeam} />}
        <Box component="span" sx={{ flex: 'none', color: 'text.secondary' }}>
          <Box component="span" sx={{ fontWeight: 600, color: 'text.primary' }}>
            <Money amount={estimatedBudgetAmount} short />
          </Box>
          {estimatedBudgetAmount != null && chance && !isEnd(category) && (
            <>
              {' '}
              <bdi>× {chance.name}</bdi>
            </>
          )}
        </Box>
      </Box>
    </Box>
  );
};
