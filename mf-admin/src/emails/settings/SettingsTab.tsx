import { mailSettingsInput } from '@bidwright/contract-shell';
import { Form, FormActions, NumberField, TextField } from '@bidwright/remote-kit/forms';
import { useErrorText, useIntl } from '@bidwright/remote-kit/intl';
import { useSearchParams } from '@bidwright/remote-kit/router';
import { Box, Failed, LoadingRows, SectionCard } from '@bidwright/remote-kit/ui';
import { useAlert } from '@bidwright/shell-api';
import { useMailSettings, useSetMailSettings } from '../api.ts';
import { TestMail } from './TestMail.tsx';

/** Who mails are from, and when they are sent. */
export const SettingsTab = () => {
  const intl = useIntl();
  const alert = useAlert();
  const errorText = useErrorText();
  const [, setParams] = useSearchParams();
  const { data, error, refetch } = useMailSettings({});
  const [set] = useSetMailSettings();
  const text = (id: string, values?: Record<string, string | number>) =>
    intl.formatMessage({ id: `admin.emails.${id}` }, values);
  if (error && !data)
    return <Failed title={text('settings.failed')} text={errorText(error)} onRetry={() => void refetch()} />;
  if (!data) return <LoadingRows rows={4} />;
  const { address, usualHour, zone, hasServer: _hasServer, ...initial } = data;

  const save = async (values: typeof initial) => {
    const { error: refusal } = await set(values);
    if (refusal) return refusal;
    return () => alert({ severity: 'success', text: text('settings.saved') });
  };

  return (
    <Box sx={{ display: 'grid', gap: 2 }}>
      <SectionCard title={text('tab.settings')}>
        <Form schema={mailSettingsInput} initial={initial} onSubmit={save} onCancel={() => setParams({})}>
          <Box sx={{ display: 'grid', gap: 2, maxWidth: 480 }}>
            <TextField name="fromName" label={text('fromName')} help={text('fromName.help', { address })} />
            <NumberField
              name="digestHour"
              label={text('digestHour')}
              help={text('digestHour.help', { usualHour, zone })}
            />
            <NumberField name="quietFrom" label={text('quietFrom')} />
            <NumberField name="quietUntil" label={text('quietUntil')} help={text('quiet.help')} />
            <FormActions
              cancel={intl.formatMessage({ id: 'admin.cancel' })}
              submit={intl.formatMessage({ id: 'admin.save' })}
            />
          </Box>
        </Form>
      </SectionCard>
      <TestMail />
    </Box>
  );
};
