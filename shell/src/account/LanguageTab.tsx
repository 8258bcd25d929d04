import { Box, firmCurrency, SectionCard } from '@bidwright/remote-kit/ui';
import { FormattedMessage, useIntl } from 'react-intl';
import { languageNames } from '../language/languageNames.ts';
import { offeredLanguages } from '../language/offered.ts';
import { choices } from '../settings/choices.ts';
import { choose, useSettings } from '../settings/settings.ts';
import { Choice } from './Choice.tsx';
import { Pick } from './Pick.tsx';

const sample = new Date(2026, 10, 24, 14, 0);

/** The language that the app speaks. Dates, numbers and sorting follow it. */
export const LanguageTab = () => {
  const intl = useIntl();
  const { language, region, timeZone } = useSettings();
  const regionName = (value: typeof region) =>
    value === 'auto'
      ? intl.formatMessage({ id: 'shell.region.auto' })
      : intl.formatDisplayName(value, { type: 'region' });
  const zoneName = (value: string) =>
    value === 'auto'
      ? intl.formatMessage({ id: 'shell.timeZone.auto' }, { zone: Intl.DateTimeFormat().resolvedOptions().timeZone })
      : value.replaceAll('_', ' ');
  return (
    <SectionCard title={intl.formatMessage({ id: 'shell.account.language' })}>
      <Choice
        label={intl.formatMessage({ id: 'shell.appearance.language' })}
        options={offeredLanguages().map((value) => ({
          value,
          label: <span lang={value}>{languageNames[value]}</span>,
        }))}
        value={language}
        onChoose={(next) => choose({ language: next })}
      />
      <Pick
        label={intl.formatMessage({ id: 'shell.region' })}
        options={choices.region.map((value) => ({ value, label: regionName(value) }))}
        value={region}
        onPick={(next) => choose({ region: next })}
      />
      <Pick
        label={intl.formatMessage({ id: 'shell.timeZone' })}
        options={choices.timeZone.map((value) => ({ value, label: zoneName(value) }))}
        value={timeZone}
        onPick={(next) => choose({ timeZone: next })}
      />
      <Box sx={{ typography: 'caption', color: 'text.secondary' }}>
        <FormattedMessage
          id="shell.account.language.sample"
          values={{
            date: <bdi>{intl.formatDate(sample, { dateStyle: 'full', timeStyle: 'short' })}</bdi>,
            amount: <bdi>{intl.formatNumber(4_200_000, { style: 'currency', currency: firmCurrency() })}</bdi>,
          }}
        />
      </Box>
    </SectionCard>
  );
};
