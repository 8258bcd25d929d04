import type { User } from '@bidwright/contract-admin';
import { FormattedMessage, useIntl } from '@bidwright/remote-kit/intl';
import { Box, PersonAvatar, Typography } from '@bidwright/remote-kit/ui';
import type { PropsWithChildren } from 'react';

/** Whose year it is; beside it stands what the year comes to. */
export const PersonHead = ({ user, children }: PropsWithChildren<{ user: User }>) => {
  const intl = useIntl();
  const { name, profilePicture, position, teams, manager } = user;
  const work = [position ?? '', ...teams.map((team) => team.name)].filter(Boolean);
  return (
    <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 2, padding: 2 }}>
      <PersonAvatar name={name ?? ''} src={profilePicture} size={56} named />
      <Box sx={{ flex: '1 1 220px', minWidth: 0 }}>
        <Typography variant="h2">
          <span dir="auto">{name}</span>
        </Typography>
        <Typography variant="body2" sx={{ color: 'text.secondary' }}>
          <span dir="auto">{intl.formatList(work, { style: 'narrow' })}</span>
        </Typography>
        <Typography variant="caption" component="p" sx={{ color: 'text.secondary' }}>
          {manager?.id ? (
            <FormattedMessage id="ftes.manager" values={{ name: <bdi>{manager.name}</bdi> }} />
          ) : (
            <FormattedMessage id="ftes.manager.none" />
          )}
        </Typography>
      </Box>
      {children}
    </Box>
  );
};
