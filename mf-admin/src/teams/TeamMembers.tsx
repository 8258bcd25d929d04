import { users } from '@bidwright/contract-admin';
import { FormattedMessage, useErrorText, useIntl } from '@bidwright/remote-kit/intl';
import { AppLink, Box, Failed, Link, LoadingRows, PersonAvatar } from '@bidwright/remote-kit/ui';
import { useQuery } from '../api.ts';
import type { ListRecord } from '../lists/list.ts';

/** So many are named; of more the number is told. */
const max = 25;

/** Who is in a team, each leading to the person's record. */
export const TeamMembers = ({ record }: { record: ListRecord }) => {
  const intl = useIntl();
  const errorText = useErrorText();
  const { rows, total, table } = useQuery(users.name, {
    where: [
      { field: 'teams', is: 'in', value: [record.id] },
      { field: 'status', is: 'eq', value: 'Active' },
    ],
    sort: { field: users.sort },
    limit: max,
  });
  if (!rows && table.error)
    return <Failed title={intl.formatMessage({ id: 'admin.teams.members.failed' })} text={errorText(table.error)} />;
  if (!rows) return <LoadingRows rows={2} />;
  return (
    <Box component="section" sx={{ marginBlockEnd: 2.5 }}>
      <Box component="h3" sx={{ typography: 'subtitle2', margin: 0, marginBlockEnd: 1 }}>
        <FormattedMessage id="admin.teams.members" values={{ count: total ?? rows.length }} />
      </Box>
      <Box component="ul" sx={{ display: 'flex', flexWrap: 'wrap', gap: 1, listStyle: 'none', margin: 0, padding: 0 }}>
        {rows.map(({ id, name, profilePicture }) => (
          <Box component="li" key={id} sx={{ display: 'inline-flex', alignItems: 'center', gap: 0.75, minHeight: 28 }}>
            <PersonAvatar name={name} src={profilePicture} named />
            <Link component={AppLink} href={`/admin/users?record=${id}`}>
              <bdi>{name}</bdi>
            </Link>
          </Box>
        ))}
      </Box>
    </Box>
  );
};
