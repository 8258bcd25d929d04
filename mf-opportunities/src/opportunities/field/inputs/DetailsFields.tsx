import { FieldGrid, LongTextField, TextField } from '@bidwright/remote-kit/forms';
import { useIntl } from '@bidwright/remote-kit/intl';
import { ReferenceField, ReferencesField } from '@bidwright/remote-kit/references';
import { useCompanies, useOwners, useProjectTypes, useSources, useStatuses } from '../../../api.ts';
import { useFieldLabel } from '../useFieldLabel.ts';
import { BpaField } from './BpaField.tsx';
import { ChoiceOfContract } from './ChoiceOfContract.tsx';
import { ClientField } from './ClientField.tsx';
import { DatesFields } from './DatesFields.tsx';
import { gsaSchedules } from './gsaSchedules.ts';
import { ManagerField } from './ManagerField.tsx';
import { RecompeteFields } from './RecompeteFields.tsx';
import { RoleField } from './RoleField.tsx';
import { WholeLine } from './WholeLine.tsx';

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
      <TextField name="gsaSchedule" label={label('gsaSchedule')} suggestions={gsaSchedules} />
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
