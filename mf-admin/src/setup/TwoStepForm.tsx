import { roles } from '@bidwright/contract-kit';
import { twoStepRolesInput } from '@bidwright/contract-shell';
import { ChoicesField, Form, FormActions } from '@bidwright/remote-kit/forms';
import { useErrorText, useIntl } from '@bidwright/remote-kit/intl';
import { Box, Failed, LoadingRows, SectionCard } from '@bidwright/remote-kit/ui';
import { useAlert } from '@bidwright/shell-api';
import { useChoiceText } from '../lists/useChoiceText.ts';
import { useSetTwoStepRoles, useTwoStepRoles } from './api.ts';

/** Whose people need a second step after their password. */
export const TwoStepForm = () => {
  const intl = useIntl();
  const alert = useAlert();
  const choiceText = useChoiceText();
  const errorText = useErrorText();
  const { data, error, refetch } = useTwoStepRoles({});
  const [set] = useSetTwoStepRoles();
  const save = async (input: { roles: string[] }) => {
    const { error: refusal } = await set(input);
    if (refusal) return refusal;
    return () => alert({ severity: 'success', text: intl.formatMessage({ id: 'admin.twoStep.saved' }) });
  };
  if (error && !data)
    return (
      <Failed
        title={intl.formatMessage({ id: 'admin.twoStep.failed' })}
        text={errorText(error)}
        reference={error.requestId}
        onRetry={() => void refetch()}
      />
    );
  return (
    <SectionCard title={intl.formatMessage({ id: 'admin.twoStep' })}>
      {data ? (
        <Form schema={twoStepRolesInput} initial={data} onSubmit={save}>
          <Box sx={{ display: 'grid', gap: 1.5 }}>
            <ChoicesField
              name="roles"
              label={intl.formatMessage({ id: 'admin.twoStep.roles' })}
              help={intl.formatMessage({ id: 'admin.twoStep.help' })}
              choices={roles}
              text={choiceText}
            />
            <FormActions submit={intl.formatMessage({ id: 'admin.save' })} />
          </Box>
        </Form>
      ) : (
        <LoadingRows rows={2} />
      )}
    </SectionCard>
  );
};
