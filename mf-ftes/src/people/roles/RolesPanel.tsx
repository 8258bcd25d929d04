import type { OpenRole, Outlook, PersonCapacity } from '@bidwright/contract-ftes';
import type { Reference } from '@bidwright/contract-kit';
import { FormattedMessage, useErrorText, useIntl } from '@bidwright/remote-kit/intl';
import { Box, Failed, LoadingRows } from '@bidwright/remote-kit/ui';
import { RoleDragging } from './RoleDragging.tsx';
import { RoleLine } from './RoleLine.tsx';
import type { useRoles } from './useRoles.ts';

interface RolesPanelProps {
  roles: ReturnType<typeof useRoles>;
  people: readonly PersonCapacity[] | undefined;
  outlook: Outlook;
  first: number;
  chosen: string | undefined;
  onChoose: (id: string | undefined) => void;
  /** A role is dragged, or no longer. */
  onLift: (isLifted: boolean) => void;
  onPlace: (role: OpenRole, person: Reference) => void;
}

/** Whom bids still look for; who fits one that is chosen is shown below. */
const RolesPanel = ({ roles, people, outlook, first, chosen, onChoose, onLift, onPlace }: RolesPanelProps) => {
  const intl = useIntl();
  const errorText = useErrorText();
  const { data, error, refetch } = roles;
  return (
    <Box
      component="section"
      aria-label={intl.formatMessage({ id: 'ftes.roles' })}
      // It scrolls, so keys must reach it.
      tabIndex={0}
      sx={{ borderTop: 1, borderBottom: 1, borderColor: 'divider', maxHeight: 280, overflow: 'auto' }}
    >
      {error && !data && (
        <Failed
          title={intl.formatMessage({ id: 'ftes.roles.failed' })}
          text={errorText(error)}
          reference={error.requestId}
          onRetry={refetch}
        />
      )}
      {!error && !data && <LoadingRows rows={3} />}
      {data?.length === 0 && (
        <Box sx={{ padding: 1.5, typography: 'body2', color: 'text.secondary' }}>
          <FormattedMessage id="ftes.roles.none" />
        </Box>
      )}
      <RoleDragging roles={data ?? []} people={people ?? []} outlook={outlook} onLift={onLift} onPlace={onPlace}>
        <Box component="ul" sx={{ margin: 0, padding: 0, listStyle: 'none' }}>
          {data?.map((role) => (
            <RoleLine
              key={role.id}
              role={role}
              people={people}
              outlook={outlook}
              first={first}
              chosen={role.id === chosen}
              onChoose={() => onChoose(role.id === chosen ? undefined : role.id)}
            />
          ))}
        </Box>
      </RoleDragging>
    </Box>
  );
};

export default RolesPanel;
