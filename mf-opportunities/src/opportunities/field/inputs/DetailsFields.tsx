import { type OpportunityInput, sections } from '@bidwright/contract-opportunities';
import {
  ChoiceField,
  FieldGrid,
  LongTextField,
  MoreFields,
  TextField,
  useFormValue,
} from '@bidwright/remote-kit/forms';
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
import { DueDateField } from './DueDateField.tsx';
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

/** What each bid has, and what is known as soon as somebody hears of it. */
const first: ReadonlySet<string> = new Set([
  'client',
  'solicitationName',
  'solicitationNumber',
  'linkToPosting',
  'projectType',
  'opportunityStatus',
  'opportunityOwner',
  'role',
  'gsaSchedule',
  'dueDate',
] satisfies (keyof OpportunityInput)[]);

/** All others: while a bid is recorded they stand behind “More details”. */
const later = sections.details.filter((name) => !first.has(name));

const FirstFields = () => {
  const label = useFieldLabel();
  return (
    <>
      <ClientField />
      <TextField name="solicitationName" label={label('solicitationName')} />
      <TextField name="solicitationNumber" label={label('solicitationNumber')} />
      <TextField name="linkToPosting" label={label('linkToPosting')} type="url" />
      <ReferenceField name="projectType" label={label('projectType')} options={useProjectTypes().data} />
      <ReferenceField name="opportunityStatus" label={label('opportunityStatus')} options={useStatuses().data} />
      <ReferenceField name="opportunityOwner" label={label('opportunityOwner')} options={useOwners().data} />
      <RoleField />
      <TextField name="gsaSchedule" label={label('gsaSchedule')} suggestions={usualTexts.gsaSchedule} />
      <DueDateField />
    </>
  );
};

const LaterFields = () => {
  const intl = useIntl();
  const label = useFieldLabel();
  const companies = useCompanies().data;
  const help = (name: string) => intl.formatMessage({ id: `opportunities.help.${name}` });
  return (
    <>
      <ReferenceField name="endClient" label={label('endClient')} options={companies} help={help('endClient')} />
      <TextField name="nickname" label={label('nickname')} help={help('nickname')} />
      <ManagerField />
      <ReferenceField name="source" label={label('source')} options={useSources().data} />
      <BpaField />
      <ReferencesField name="subContractor" label={label('subContractor')} options={companies} />
      <ChoiceOfContract name="submissionMethod" />
      <DatesFields />
      <RecompeteFields />
      <WholeLine>
        <LongTextField name="description" label={label('description')} />
        <LongTextField name="initialThoughts" label={label('initialThoughts')} />
      </WholeLine>
    </>
  );
};

/** The fields of the detail page’s first section. */
export const DetailsFields = () => (
  <FieldGrid>
    <FirstFields />
    <LaterFields />
  </FieldGrid>
);

/** The same in the first step of a new bid: what nobody has to know yet comes when it is asked for. */
export const NewDetailsFields = () => (
  <>
    <FieldGrid>
      <FirstFields />
    </FieldGrid>
    <MoreFields names={later} label={useIntl().formatMessage({ id: 'opportunities.details.more' })}>
      <FieldGrid>
        <LaterFields />
      </FieldGrid>
    </MoreFields>
  </>
);
