import { addressFormats, type FirmSettings, firmCurrencies, firmSettingsInput } from '@bidwright/contract-shell';
import { ChoiceField, FieldGrid, Form, FormActions, TextField } from '@bidwright/remote-kit/forms';
import { useErrorText, useIntl } from '@bidwright/remote-kit/intl';
import { applyFirm, Box, Failed, LoadingRows, SectionCard } from '@bidwright/remote-kit/ui';
import { useAlert } from '@bidwright/shell-api';
import { useEffect } from 'react';
import { useFirmSettings, useSetFirmSettings } from './api.ts';
import { FirmLanguages } from './FirmLanguages.tsx';
import { FirmLogo } from './FirmLogo.tsx';
import { zonesWith } from './zonesWith.ts';

const months = Array.from({ length: 12 }, (_, at) => String(at + 1));

/** What the firm is called, its logo, in which currency it reckons, how it writes addresses, when its fiscal year and its days begin, and which languages it offers. */
export const FirmForm = () => {
  const intl = useIntl();
  const alert = useAlert();
  const errorText = useErrorText();
  const { data, error, refetch } = useFirmSettings({});
  const [set] = useSetFirmSettings();
  useEffect(() => {
    if (data) applyFirm({ ...data, languages: [...new Set([data.language, ...data.languages])] });
  }, [data]);
  if (error && !data)
    return (
      <Failed
        title={intl.formatMessage({ id: 'admin.firm.failed' })}
        text={errorText(error)}
        reference={error.requestId}
        onRetry={() => void refetch()}
      />
    );
  const save = async (settings: FirmSettings) => {
    const { error: refusal } = await set(settings);
    if (refusal) return refusal;
    return () => alert({ severity: 'success', text: intl.formatMessage({ id: 'admin.firm.saved' }) });
  };
  const { logo: _logo, ...initial } = data ?? {};
  return (
    <SectionCard title={intl.formatMessage({ id: 'admin.firm' })}>
      {data ? (
        <Form schema={firmSettingsInput} initial={initial} onSubmit={save}>
          <Box sx={{ display: 'grid', gap: 1.5 }}>
            <TextField
              name="name"
              label={intl.formatMessage({ id: 'admin.firm.name' })}
              help={intl.formatMessage({ id: 'admin.firm.name.help' })}
              autoComplete="organization"
            />
            <FirmLogo logo={data.logo} />
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
              <ChoiceField
                name="addressFormat"
                label={intl.formatMessage({ id: 'admin.firm.addressFormat' })}
                help={intl.formatMessage({ id: 'admin.firm.addressFormat.help' })}
                choices={addressFormats}
                text={(format) => intl.formatMessage({ id: `admin.firm.addressFormat.${format}` })}
              />
              <ChoiceField
                name="zone"
                label={intl.formatMessage({ id: 'admin.firm.zone' })}
                help={intl.formatMessage({ id: 'admin.firm.zone.help' })}
                choices={zonesWith(data.zone)}
                text={(zone) => zone.replaceAll('_', ' ')}
              />
              <FirmLanguages />
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
