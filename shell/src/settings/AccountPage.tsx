import { Page, SectionCard } from '@bidwright/remote-kit/ui';
import { languages } from '@bidwright/shell-api';
import { useIntl } from 'react-intl';
import { languageNames } from '../language/languageNames.ts';
import { useShellDispatch, useShellSelector } from '../store.ts';
import { Choice } from './Choice.tsx';
import { choices } from './choices.ts';
import { PresetName } from './PresetName.tsx';
import { settings } from './settings.ts';
import { useIsDark } from './useIsDark.ts';

/** Account settings: how the app looks and speaks. Each choice counts at once. */
export const AccountPage = () => {
  const intl = useIntl();
  const dispatch = useShellDispatch();
  const { mode, preset, direction, language } = useShellSelector((state) => state.settings);
  const dark = useIsDark();
  const { chose } = settings.actions;
  const text = (id: string) => intl.formatMessage({ id });
  return (
    <Page title={text('shell.account')} parents={[]} width="text">
      <SectionCard title={text('shell.appearance')}>
        <Choice
          label={text('shell.appearance.mode')}
          options={choices.mode.map((value) => ({ value, label: text(`shell.appearance.${value}`) }))}
          value={mode}
          onChoose={(next) => dispatch(chose({ mode: next }))}
        />
        <Choice
          label={text('shell.appearance.preset')}
          options={choices.preset.map((value) => ({
            value,
            label: <PresetName preset={value} mode={dark ? 'dark' : 'light'} />,
          }))}
          value={preset}
          onChoose={(next) => dispatch(chose({ preset: next }))}
        />
        <Choice
          label={text('shell.appearance.direction')}
          options={choices.direction.map((value) => ({ value, label: text(`shell.appearance.${value}`) }))}
          value={direction}
          onChoose={(next) => dispatch(chose({ direction: next }))}
        />
        <Choice
          label={text('shell.appearance.language')}
          options={languages.map((value) => ({ value, label: <span lang={value}>{languageNames[value]}</span> }))}
          value={language}
          onChoose={(next) => dispatch(chose({ language: next }))}
        />
      </SectionCard>
    </Page>
  );
};
