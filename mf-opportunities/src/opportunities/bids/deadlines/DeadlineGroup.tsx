import { isStepKind } from '@bidwright/contract-opportunities';
import { FormattedMessage, useIntl } from '@bidwright/remote-kit/intl';
import { Box, Checkbox, Day, DueDate, Link } from '@bidwright/remote-kit/ui';
import { proposalOf, questionsOf, recordAddress, requirementsOf } from '../../addresses.ts';
import { useFieldLabel } from '../../field/useFieldLabel.ts';
import type { Deadline, Group } from './deadlinesOf.ts';
import { keyOf } from './useHandled.ts';

interface DeadlineGroupProps {
  group: Group;
  deadlines: readonly Deadline[];
  handled: ReadonlySet<string>;
  onToggle: (deadline: Deadline) => void;
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
  borderBlock: '1px solid',
  borderColor: 'divider',
};

/** What a deadline is of. */
const useDeadlineLabel = () => {
  const intl = useIntl();
  const label = useFieldLabel();
  // The product's names of reviews are translated, others are as people wrote them.
  const kind = (name: string) =>
    isStepKind(name) ? intl.formatMessage({ id: `opportunities.proposal.kind.${name.replace(/ /g, '')}` }) : name;
  return (deadline: Deadline) => {
    if (!('work' in deadline)) return label(deadline.field);
    const { part, name, count } = deadline.work;
    return part === 'attends'
      ? kind(name)
      : intl.formatMessage({ id: `opportunities.deadlines.${part}` }, { what: name, count });
  };
};

/** Where it is done. */
const addressOf = (deadline: Deadline): string => {
  const { opportunity } = deadline;
  if (!('work' in deadline)) return recordAddress(opportunity);
  if (deadline.work.part === 'questions') return questionsOf(opportunity);
  return deadline.work.part === 'requirements' ? requirementsOf(opportunity) : proposalOf(opportunity);
};

/** Deadlines of about the same nearness. */
export const DeadlineGroup = ({ group, deadlines, handled, onToggle }: DeadlineGroupProps) => {
  const intl = useIntl();
  const label = useDeadlineLabel();
  return (
    <>
      <Box component="h3" sx={{ ...head, color: group === 'overdue' ? 'error.main' : 'text.primary' }}>
        <FormattedMessage id={`opportunities.deadlines.${group}`} />
        <Box component="span" sx={{ color: 'text.secondary' }}>
          {deadlines.length}
        </Box>
      </Box>
      <Box component="ul" sx={{ margin: 0, padding: 0, listStyle: 'none' }}>
        {deadlines.map((deadline) => {
          const { opportunity, date } = deadline;
          const isHandled = handled.has(keyOf(deadline));
          return (
            <Box
              component="li"
              key={keyOf(deadline)}
              sx={{ display: 'flex', alignItems: 'center', gap: 1.5, paddingBlock: 0.75 }}
            >
              <Checkbox
                size="small"
                checked={isHandled}
                onChange={() => onToggle(deadline)}
                slotProps={{
                  input: {
                    'aria-label': intl.formatMessage(
                      { id: 'opportunities.deadlines.handled' },
                      { what: label(deadline), name: opportunity.solicitationName },
                    ),
                  },
                }}
                sx={{ padding: '3px', marginInlineStart: '-3px' }}
              />
              <Box sx={{ minWidth: 0, flex: 1, overflowWrap: 'anywhere' }}>
                <Link
                  href={addressOf(deadline)}
                  color="inherit"
                  sx={{ fontWeight: 500, ...(isHandled && { textDecoration: 'line-through' }) }}
                >
                  <span dir="auto">{opportunity.solicitationName}</span>
                </Link>
                <Box sx={{ typography: 'caption', color: 'text.secondary' }}>
                  <bdi>{label(deadline)}</bdi> {' · '}
                  <bdi>{opportunity.client.name}</bdi>
                </Box>
              </Box>
              {group === 'overdue' ? <DueDate date={date} /> : <Day date={date} form="long" />}
            </Box>
          );
        })}
      </Box>
    </>
  );
};
