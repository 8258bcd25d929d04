import { FormattedMessage } from '@bidwright/remote-kit/intl';
import { Box, Day, DueDate, Link } from '@bidwright/remote-kit/ui';
import { recordAddress } from '../addresses.ts';
import { useFieldLabel } from '../fields/useFieldLabel.ts';
import type { Deadline, Group } from './deadlinesOf.ts';

interface DeadlineGroupProps {
  group: Group;
  deadlines: readonly Deadline[];
}

const head = {
  display: 'flex',
  gap: 0.75,
  margin: 0,
  marginInline: -2,
  paddingInline: 2,
  paddingBlock: 0.5,
  typography: 'caption',
  fontWeight: 500,
  bgcolor: 'surface.sunk',
  borderBlock: 1,
  borderColor: 'divider',
};

/** Deadlines of about the same nearness. */
export const DeadlineGroup = ({ group, deadlines }: DeadlineGroupProps) => {
  const label = useFieldLabel();
  return (
    <>
      <Box component="h3" sx={{ ...head, color: group === 'overdue' ? 'error.main' : 'text.primary' }}>
        <FormattedMessage id={`opportunities.deadlines.${group}`} />
        <Box component="span" sx={{ color: 'text.secondary' }}>
          {deadlines.length}
        </Box>
      </Box>
      <Box component="ul" sx={{ margin: 0, padding: 0, listStyle: 'none' }}>
        {deadlines.map(({ opportunity, field, date }) => (
          <Box
            component="li"
            key={`${opportunity.id} ${field}`}
            sx={{ display: 'flex', alignItems: 'center', gap: 1.5, paddingBlock: 0.75 }}
          >
            <Box sx={{ minWidth: 0, flex: 1 }}>
              <Link href={recordAddress(opportunity)} color="inherit" sx={{ display: 'block', fontWeight: 500 }} noWrap>
                <span dir="auto">{opportunity.solicitationName}</span>
              </Link>
              <Box sx={{ typography: 'caption', color: 'text.secondary' }}>
                {label(field)} {' · '}
                <bdi>{opportunity.client.name}</bdi>
              </Box>
            </Box>
            {group === 'overdue' ? <DueDate date={date} /> : <Day date={date} form="long" />}
          </Box>
        ))}
      </Box>
    </>
  );
};
