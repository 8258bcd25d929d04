import { sectionTitles } from '@bidwright/contract-admin';
import { emptyInput } from '@bidwright/contract-kit';
import { useErrorText, useIntl } from '@bidwright/remote-kit/intl';
import { ReferenceField } from '@bidwright/remote-kit/references';
import { can } from '@bidwright/remote-kit/store';
import { useAlert, usePerson } from '@bidwright/shell-api';
import { useCreateSectionTitle, useSectionTitles } from '../api.ts';

/** The title of the section. One that is in no list is typed, and added to it in place. */
export const SectionTitleField = () => {
  const intl = useIntl();
  const alert = useAlert();
  const errorText = useErrorText();
  const { data } = useSectionTitles();
  const mayCreate = can(sectionTitles.rights.create, usePerson());
  const [create] = useCreateSectionTitle();
  const add = async (name: string) => {
    if (!name) return undefined;
    const { id, error } = await create({ ...emptyInput(sectionTitles), name });
    if (!error) return { id, name };
    alert({ severity: 'error', text: errorText(error) });
    return undefined;
  };
  const placeholder = { id: 0, name: intl.formatMessage({ id: 'rfp-library.write.addTitle' }) };
  return (
    <ReferenceField
      name="sectionTitle"
      label={intl.formatMessage({ id: 'rfp-library.field.sectionTitle' })}
      help={mayCreate ? intl.formatMessage({ id: 'rfp-library.write.title.help' }) : undefined}
      options={data && (mayCreate ? [placeholder, ...data] : data)}
      onCreate={mayCreate ? add : undefined}
    />
  );
};
