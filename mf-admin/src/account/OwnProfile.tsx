import { users } from '@bidwright/contract-admin';
import { FieldGrid, TextField } from '@bidwright/remote-kit/forms';
import { FormattedMessage, useIntl } from '@bidwright/remote-kit/intl';
import { Box } from '@bidwright/remote-kit/ui';
import { OwnForm } from './OwnForm.tsx';
import { OwnPhoto } from './OwnPhoto.tsx';

const schema = users.input.pick(['firstName', 'lastName', 'displayName']);

const Fact = ({ label, value }: { label: string; value: string | null | undefined }) => (
  <Box>
    <Box component="dt" sx={{ typography: 'caption', color: 'text.secondary' }}>
      <FormattedMessage id={label} />
    </Box>
    <Box component="dd" sx={{ margin: 0, fontWeight: 500 }}>
      <bdi>{value || '—'}</bdi>
    </Box>
  </Box>
);

/** In the account settings: the person's names, and what an Admin has recorded of him. */
export const OwnProfile = () => {
  const intl = useIntl();
  const text = (id: string) => intl.formatMessage({ id });
  return (
    <OwnForm title={text('admin.account.profile')} schema={schema}>
      {(user) => (
        <>
          <OwnPhoto user={user} />
          <FieldGrid>
            <TextField name="firstName" label={text('admin.account.firstName')} autoComplete="given-name" />
            <TextField name="lastName" label={text('admin.account.lastName')} autoComplete="family-name" />
            <TextField name="displayName" label={text('admin.account.displayName')} />
          </FieldGrid>
          <Box
            component="dl"
            sx={{ display: 'grid', gridTemplateColumns: { sm: 'repeat(2, 1fr)' }, gap: 2, margin: 0 }}
          >
            <Fact label="admin.account.email" value={user.email} />
            <Fact label="admin.account.position" value={user.position} />
            <Fact
              label="admin.account.teams"
              value={intl.formatList(
                user.teams.map((team) => team.name),
                { style: 'narrow' },
              )}
            />
            <Fact label="admin.account.manager" value={user.manager?.name} />
          </Box>
        </>
      )}
    </OwnForm>
  );
};
