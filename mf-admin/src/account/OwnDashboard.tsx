import { users } from '@bidwright/contract-admin';
import { SwitchField } from '@bidwright/remote-kit/forms';
import { useIntl } from '@bidwright/remote-kit/intl';
import { OwnForm } from './OwnForm.tsx';

const schema = users.input.pick(['calendar', 'oppPerformance']);

/** In the account settings: which cards the person's dashboard has. */
export const OwnDashboard = () => {
  const intl = useIntl();
  return (
    <OwnForm title={intl.formatMessage({ id: 'admin.account.dashboard' })} schema={schema}>
      {() => (
        <>
          <SwitchField name="calendar" label={intl.formatMessage({ id: 'admin.account.calendar' })} />
          <SwitchField name="oppPerformance" label={intl.formatMessage({ id: 'admin.account.oppPerformance' })} />
        </>
      )}
    </OwnForm>
  );
};
