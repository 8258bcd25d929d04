import { useErrorText, useIntl } from '@bidwright/remote-kit/intl';
import { Failed } from '@bidwright/remote-kit/ui';
import type { Saving } from './useSaving.ts';

/** Why nothing was saved, and that nothing is lost. */
export const SaveFailed = ({ saving: { failure, run } }: { saving: Saving }) => {
  const intl = useIntl();
  const errorText = useErrorText();
  if (!failure) return null;
  const { error, name } = failure;
  const overtaken = error.code === 'conflict' || error.code === 'duplicate';
  const field = Object.entries(error.fields ?? {}).find(([of]) => of !== 'plans')?.[1].message;
  return (
    <Failed
      title={intl.formatMessage({ id: name ? 'ftes.plan.notSaved.of' : 'ftes.plan.notSaved' }, { name })}
      text={overtaken ? intl.formatMessage({ id: 'ftes.plan.overtaken' }) : (field ?? errorText(error))}
      reference={error.requestId}
      onRetry={run}
    />
  );
};
