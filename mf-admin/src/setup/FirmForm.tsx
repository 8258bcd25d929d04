import { firmCurrencies, firmSettingsInput } from '@bidwright/contract-shell';
import { ChoiceField, FieldGrid, Form, FormActions } from '@bidwright/remote-kit/forms';
import { useErrorText, useIntl } from '@bidwright/remote-kit/intl';
import { applyFirm, Box, Failed, LoadingRows, SectionCard } from '@bidwright/remote-kit/ui';
import { useAlert } from '@bidwright/shell-api';
import { useFirmSettings, useSetFirmSettings } from './api.ts';

const months = Array.from({ length: 12 }, (_, at) => String(at + 1));

/** In which currency the firm reckons, and when its fiscal year begins. */
export const FirmForm = () => {
  const intl = useIntl();
  const alert = useAlert();
  const errorText = useErrorText();
  const { data, error, refetch } = useFirmSettings({});
  const [set] = useSetFirmSettings();
  if (error && !data)
    return (
      <Failed
        title={intl.formatMessage({ id: 'admin.firm.failed' })}
        text={errorText(error)}
        reference={error.requestId}
        onRetry={() => void refetch()}
      />
    );
  const save = async (settings: NonNullable<typeof data>) => {
    const { error: refusal } = await set(settings);
    if (refusal) return refusal;
    return () => {
      applyFirm(settings);
      alert({ severity: 'success', text: intl.formatMessage({ id: 'admin.firm.saved' }) });
    };
  };
  return (
    <SectionCard title={intl.formatMessage({ id: 'admin.firm' })}>
      {data ? (
        <Form schema={firmSettingsInput} initial={data} onSubmit={save}>
          <Box sx={{ display: 'grid', gap: 1.5 }}>
            <FieldGrid>
              <ChoiceField
                name="currency"
                label={intl.formatMessage({ id: 'admin.firm.currency' })}
                help={intl.formatMessage({ id: 'admin.firm.currency.help' })}
                choices={firmCurrencies}
                text={(code) => `${code} · ${intl.formatDisplayName(code, { type: 'currency' })}`}
              />
              <ChoiceField
                name="fiscalYearStart"
                label={intl.formatMessage({ id: 'admin.firm.fiscalYearStart' })}
                choices={months}
                text={(month) => intl.formatDate(Date.UTC(2026, Number(month) - 1), { month: 'long', timeZone: 'UTC' })}
              />
            </FieldGrid>
            <FormActions submit={intl.formatMessage({ id: 'admin.save' })} />
          </Box>
        </Form>
      ) : (
        <LoadingRows rows={2} />
      )}
    </SectionCard>
  );
};
