import { FormattedMessage, useIntl } from '@bidwright/remote-kit/intl';
import { SectionCard, useFirm } from '@bidwright/remote-kit/ui';
import { useSetupState } from './api.ts';
import { Steps } from './Steps.tsx';
import { stepsOf } from './steps.ts';

/** On the dashboard of Admins, until the firm is set up: what is left to do. */
export const SetupCard = () => {
  const intl = useIntl();
  const { data } = useSetupState({});
  const { name } = useFirm();
  const steps = data && stepsOf(data, name);
  if (!steps?.some(({ isDone, isOptional }) => !isDone && !isOptional)) return null;
  const done = steps.filter(({ isDone }) => isDone).length;
  return (
    <SectionCard
      title={intl.formatMessage({ id: 'admin.setup' })}
      actions={<FormattedMessage id="admin.setup.progress" values={{ done, all: steps.length }} />}
    >
      <Steps steps={steps} wide />
    </SectionCard>
  );
};
