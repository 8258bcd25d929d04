import { Box, SectionCard } from '@bidwright/remote-kit/ui';
import { languages } from '@bidwright/shell-api';
import { FormattedMessage, useIntl } from 'react-intl';
import { languageNames } from '../language/languageNames.ts';
import { choose, useSettings } from '../settings/settings.ts';
import { Choice } from './Choice.tsx';

const sample = new Date(2026, 10, 24, 14, 0);

/** The language that the app speaks. Dates, numbers and sorting follow it. */
export const LanguageTab = () => {
  const intl = useIntl();
  const language = useSettings().language;
  return (
    <SectionCard title={intl.formatMessage({ id: 'shell.account.language' })}>
      <Choice
        label={intl.formatMessage({ id: 'shell.appearance.language' })}
        options={languages.map((value) => ({ value, label: <span lang={value}>{languageNames[value]}</span> }))}
        value={language}
        onChoose={(next) => choose({ language: next })}
      />
      <Box sx={{ typography: 'caption', color: 'text.secondary' }}>
        <FormattedMessage
          id="shell.account.language.sample"
          values={{
            date: <bdi>{intl.formatDate(sample, { dateStyle: 'full', timeStyle: 'short' })}</bdi>,
            amount: <bdi>{intl.formatNumber(4_200_000, { style: 'currency', currency: 'USD' })}</bdi>,
          }}
        />
      </Box>
    </SectionCard>
  );
};
