import { Box, SectionCard } from '@bidwright/remote-kit/ui';
import { languages } from '@bidwright/shell-api';
import { FormattedMessage, useIntl } from 'react-intl';
import { languageNames } from '../language/languageNames.ts';
import { settings } from '../settings/settings.ts';
import { useShellDispatch, useShellSelector } from '../store.ts';
import { Choice } from './Choice.tsx';

const sample = new Date(2026, 10, 24, 14, 0);

/** The language that the app speaks. Dates, numbers and sorting follow it. */
export const LanguageTab = () => {
  const intl = useIntl();
  const dispatch = useShellDispatch();
  const language = useShellSelector((state) => state.settings.language);
  return (
    <SectionCard title={intl.formatMessage({ id: 'shell.account.language' })}>
      <Choice
        label={intl.formatMessage({ id: 'shell.appearance.language' })}
        options={languages.map((value) => ({ value, label: <span lang={value}>{languageNames[value]}</span> }))}
        value={language}
        onChoose={(next) => dispatch(settings.actions.chose({ language: next }))}
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
