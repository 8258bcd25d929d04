import { ChoiceField, FieldGrid, LongTextField, TextField, useFormValue } from '@bidwright/remote-kit/forms';
import { useIntl } from '@bidwright/remote-kit/intl';
import { ReferenceField, ReferencesField } from '@bidwright/remote-kit/references';
import { useCompanies, useOwners, usePeople, useProjectTypes, useSources, useStatuses } from '../../../api.ts';
import { usualTexts } from '../fieldRules.ts';
import { useChoiceText } from '../useChoiceText.ts';
import { useFieldLabel } from '../useFieldLabel.ts';
import { useAddClient } from './AddClient.tsx';
import { BpaField } from './BpaField.tsx';
import { ChoiceOfContract } from './ChoiceOfContract.tsx';
import { DatesFields } from './DatesFields.tsx';
import { RecompeteFields } from './RecompeteFields.tsx';
import { WholeLine } from './WholeLine.tsx';

const { role: roles = [] } = usualTexts;

/** Prime or Sub. The contract takes any text, so a record may hold another. */
const RoleField = () => {
  const label = useFieldLabel();
  const [role] = useFormValue<string | null>('role');
  const choices = role && !roles.includes(role) ? [...roles, role] : roles;
  return <ChoiceField name="role" label={label('role')} choices={choices} text={useChoiceText()} />;
};

/** A person of the firm. */
const ManagerField = () => {
  const label = useFieldLabel();
  return <ReferenceField name="rfpManager" label={label('rfpManager')} options={usePeople()} />;
};

/** The client; its first choice adds one that is not in the list yet. */
const ClientField = () => {
  const label = useFieldLabel();
  const addClient = useAddClient();
  return <ReferenceField name="client" label={label('client')} options={useCompanies().data} onCreate={addClient} />;
};

/** The fields of the first step, and of the detail page's first section. */
export const DetailsFields = () => {
  const intl = useIntl();
  const label = useFieldLabel();
  const companies = useCompanies().data;
  const help = (name: string) => intl.formatMessage({ id: `opportunities.help.${name}` });
  return (
    <FieldGrid>
      <ClientField />
      <ReferenceField name="endClient" label={label('endClient')} options={companies} help={help('endClient')} />
      <TextField name="solicitationName" label={label('solicitationName')} />
      <TextField name="solicitationNumber" label={label('solicitationNumber')} />
      <TextField name="nickname" label={label('nickname')} help={help('nickname')} />
      <TextField name="linkToPosting" label={label('linkToPosting')} type="url" />
      <ReferenceField name="projectType" label={label('projectType')} options={useProjectTypes().data} />
      <ReferenceField name="opportunityStatus" label={label('opportunityStatus')} options={useStatuses().data} />
      <ReferenceField name="opportunityOwner" label={label('opportunityOwner')} options={useOwners().data} />
      <ManagerField />
      <ReferenceField name="source" label={label('source')} options={useSources().data} />
      <TextField name="gsaSchedule" label={label('gsaSchedule')} suggestions={usualTexts.gsaSchedule} />
      <BpaField />
      <RoleField />
      <ReferencesField name="subContractor" label={label('subContractor')} options={companies} />
      <ChoiceOfContract name="submissionMethod" />
      <DatesFields />
      <RecompeteFields />
      <WholeLine>
        <LongTextField name="description" label={label('description')} />
        <LongTextField name="initialThoughts" label={label('initialThoughts')} />
      </WholeLine>
    </FieldGrid>
  );
};
