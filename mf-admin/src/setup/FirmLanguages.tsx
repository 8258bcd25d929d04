import { mailLanguages } from '@bidwright/contract-shell';
import { ChoiceField, ChoicesField, useFormValue } from '@bidwright/remote-kit/forms';
import { useIntl } from '@bidwright/remote-kit/intl';

/** In which languages people may use the app, and in which newcomers find it. */
export const FirmLanguages = () => {
  const intl = useIntl();
  const [offered = mailLanguages] = useFormValue<readonly string[] | undefined>('languages');
  const [language] = useFormValue<string | null | undefined>('language');
  // The one that is no longer offered stands there until another is chosen.
  const possible = [...new Set([...offered, ...(language ? [language] : [])])];
  const nameOf = (code: string) => intl.formatDisplayName(code, { type: 'language' }) ?? code;
  return (
    <>
      <ChoicesField
        name="languages"
        label={intl.formatMessage({ id: 'admin.firm.languages' })}
        help={intl.formatMessage({ id: 'admin.firm.languages.help' })}
        choices={mailLanguages}
        text={nameOf}
      />
      <ChoiceField
        name="language"
        label={intl.formatMessage({ id: 'admin.firm.language' })}
        help={intl.formatMessage({ id: 'admin.firm.language.help' })}
        choices={possible}
        text={nameOf}
      />
    </>
  );
};
