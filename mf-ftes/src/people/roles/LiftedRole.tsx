import type { OpenRole, Outlook, PersonCapacity } from '@bidwright/contract-ftes';
import { useIntl } from '@bidwright/remote-kit/intl';
import { Box } from '@bidwright/remote-kit/ui';
import { isFree, knows, roomFor } from './fittersOf.ts';

interface LiftedRoleProps {
  role: OpenRole;
  /** Whose row it is held over. */
  one: PersonCapacity | undefined;
  outlook: Outlook;
}

/** A role that is dragged: whom it would go to, and what that would mean. */
export const LiftedRole = ({ role, one, outlook }: LiftedRoleProps) => {
  const intl = useIntl();
  const text = (id: string, values = {}) => intl.formatMessage({ id: `ftes.role.${id}` }, values);
  const said = () => {
    if (!one) return text('drop');
    const { name } = one.person;
    const skill = role.skill?.name ?? '';
    const { room } = roomFor(one, role, outlook);
    const about = isFree({ room }) ? text('drop.room', { name }) : text('drop.over', { name, part: -room });
    return knows(one, role) ? about : `${about} ${text('drop.lacks', { skill })}`;
  };
  return (
    <Box
      sx={{
        maxWidth: 320,
        paddingInline: 1.5,
        paddingBlock: 1,
        bgcolor: 'background.paper',
        border: 1,
        borderColor: 'primary.main',
        borderRadius: 1,
        boxShadow: 4,
      }}
    >
      <Box dir="auto" sx={{ fontWeight: 600, typography: 'body2' }}>
        {role.title}
      </Box>
      <Box dir="auto" sx={{ typography: 'caption', color: 'text.secondary' }}>
        {role.bid.name}
      </Box>
      <Box component="output" sx={{ display: 'block', typography: 'caption' }}>
        {said()}
      </Box>
    </Box>
  );
};
