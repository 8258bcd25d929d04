import { users } from '@bidwright/contract-admin';
import type { AnyObject, ObjectSchema } from '@bidwright/contract-kit';
import { SwitchField } from '@bidwright/remote-kit/forms';
import { useIntl } from '@bidwright/remote-kit/intl';
import { OwnForm } from './OwnForm.tsx';

const schema = users.input.fields.notifications as unknown as ObjectSchema<AnyObject>;

/** In the account settings: by which ways the person is told of things. */
export const OwnNotifications = () => {
  const intl = useIntl();
  const text = (id: string) => intl.formatMessage({ id });
  return (
    <OwnForm title={text('admin.account.notifications')} schema={schema} within="notifications">
      {() => (
        <>
          <SwitchField
            name="notifications"
            label={text('admin.account.inApp')}
            help={text('admin.account.inApp.help')}
          />
          <SwitchField name="email" label={text('admin.account.byMail')} help={text('admin.account.byMail.help')} />
        </>
      )}
    </OwnForm>
  );
};
