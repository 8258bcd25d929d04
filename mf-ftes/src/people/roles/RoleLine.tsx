import { hoursOf, type OpenRole, type Outlook, type PersonCapacity } from '@bidwright/contract-ftes';
import { FormattedMessage, useIntl } from '@bidwright/remote-kit/intl';
import { Box, ButtonBase, Tag } from '@bidwright/remote-kit/ui';
import { useDraggable } from '@dnd-kit/core';
import Drag from '@mui/icons-material/DragIndicatorOutlined';
import { useMemo } from 'react';
import { useColumns } from '../../plan/grid/columns.ts';
import { levelKey } from '../../skills/levels.ts';
import { fittersOf, isFree } from './fittersOf.ts';

interface RoleLineProps {
  role: OpenRole;
  people: readonly PersonCapacity[] | undefined;
  outlook: Outlook;
  first: number;
  chosen: boolean;
  onChoose: () => void;
}

interface FoundProps {
  role: OpenRole;
  people: readonly PersonCapacity[];
  outlook: Outlook;
}

/** Whether who fits is free, would have to be freed, or is still to be hired. */
const Found = ({ role, people, outlook }: FoundProps) => {
  const fitters = useMemo(() => fittersOf(people, role, outlook), [people, role, outlook]);
  const free = fitters.filter(isFree).length;
  const hired = Math.max(0, role.count - fitters.length);
  const freed = Math.max(0, role.count - hired - free);
  return (
    <>
      {free > 0 && (
        <Tag tone="success">
          <FormattedMessage id="ftes.role.free" values={{ count: free }} />
        </Tag>
      )}
      {freed > 0 && (
        <Tag tone="warning">
          <FormattedMessage id="ftes.role.freed" values={{ count: freed }} />
        </Tag>
      )}
      {hired > 0 && (
        <Tag tone="error">
          <FormattedMessage id="ftes.role.hired" values={{ count: hired }} />
        </Tag>
      )}
    </>
  );
};

/** From the first to the last month in which a role asks for something. */
const useMonthsOf = (parts: readonly number[], first: number): string | undefined => {
  const asked = useColumns({ first, count: parts.length }).filter((_, at) => (parts[at] ?? 0) > 0);
  const [begin, end] = [asked[0]?.title, asked.at(-1)?.title];
  return begin === end ? begin : `${begin} – ${end}`;
};

/** Where there is no mouse nothing is dragged. */
const handle = { color: 'text.tertiary', cursor: 'grab', '@media (hover: none)': { display: 'none' } };

/** A role that a bid still looks for. Pressed, it shows who fits. */
export const RoleLine = ({ role, people, outlook, first, chosen, onChoose }: RoleLineProps) => {
  const intl = useIntl();
  const { title, count, bid, chance, skill, level, parts } = role;
  const months = useMonthsOf(parts, first);
  const { setNodeRef, listeners, attributes, isDragging } = useDraggable({ id: role.id, disabled: !role.mayPlan });
  const hours = hoursOf(parts.reduce((sum, part) => sum + part, 0) * count);
  const text = (id: string, values: Record<string, string | number>) => intl.formatMessage({ id }, values);
  const needs =
    skill && level
      ? text('ftes.skill.at', {
          skill: skill.name,
          level: text('ftes.skill.atLeast', { level: text(levelKey(level), {}) }),
        })
      : skill?.name;
  const facts = [
    bid.name,
    months,
    text('ftes.role.hours', { hours }),
    needs,
    chance < 1 && text('ftes.role.chance', { chance }),
  ];
  return (
    <Box component="li" sx={{ '& + &': { borderTop: 1, borderColor: 'divider' } }}>
      <ButtonBase
        ref={setNodeRef}
        {...listeners}
        aria-pressed={chosen}
        aria-describedby={role.mayPlan ? attributes['aria-describedby'] : undefined}
        onClick={onChoose}
        sx={{
          display: 'flex',
          flexWrap: 'wrap',
          justifyContent: 'flex-start',
          textAlign: 'start',
          gap: 1,
          width: '100%',
          paddingInline: 1.5,
          paddingBlock: 1,
          '&[aria-pressed=true]': { bgcolor: 'surface.tint' },
          opacity: isDragging ? 0.4 : undefined,
        }}
      >
        {role.mayPlan && <Drag fontSize="small" sx={handle} />}
        <Box component="span" sx={{ flex: '1 1 240px', minWidth: 0 }}>
          <Box component="span" dir="auto" sx={{ display: 'block', fontWeight: 600, typography: 'body2' }}>
            {count > 1 ? text('ftes.role.times', { title, count }) : title}
          </Box>
          <Box component="span" sx={{ display: 'block', typography: 'caption', color: 'text.secondary' }}>
            <bdi>{facts.filter(Boolean).join(' · ')}</bdi>
          </Box>
        </Box>
        {people && <Found role={role} people={people} outlook={outlook} />}
      </ButtonBase>
    </Box>
  );
};
