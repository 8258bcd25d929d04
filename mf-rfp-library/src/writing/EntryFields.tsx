import { ChoiceField, FieldGrid, TextField } from '@bidwright/remote-kit/forms';
import { useIntl } from '@bidwright/remote-kit/intl';
import { ReferenceField, ReferencesField } from '@bidwright/remote-kit/references';
import { Box } from '@bidwright/remote-kit/ui';
import { useCompanies, useTeams, useUsers } from '../api.ts';
import { useBids } from '../library/useBids.ts';
import { EntryTextField } from './EntryTextField.tsx';
import { ReviewFields } from './ReviewFields.tsx';
import { SectionTitleField } from './SectionTitleField.tsx';
import { StoredFileField } from './StoredFileField.tsx';
import { type Uploads, UploadsContext } from './uploads.ts';
import { YearField } from './YearField.tsx';

/** Everything a person writes of an entry, and which of its files are on their way. */
export const EntryFields = ({ uploads }: { uploads: Uploads }) => {
  const intl = useIntl();
  const label = (name: string) => intl.formatMessage({ id: `rfp-library.field.${name}` });
  const [bids, pastBids] = [useBids(), useBids()];
  const users = useUsers().data?.map(({ id, name }) => ({ id, name: name ?? '' }));
  return (
    <Box sx={{ display: 'grid', gap: 1 }}>
      <FieldGrid>
        <SectionTitleField />
        <YearField />
        <ReferenceField name="opportunity" label={label('opportunity')} {...bids} />
        <ReferencesField name="teams" label={label('teams')} options={useTeams().data} />
      </FieldGrid>
      <EntryTextField />
      <FieldGrid>
        <TextField name="callOutBox" label={label('callOutBox')} />
        <ChoiceField
          name="diagramImage"
          label={label('diagramImage')}
          text={(choice) => intl.formatMessage({ id: `rfp-library.answer.${choice}` })}
        />
        <UploadsContext value={uploads}>
          <StoredFileField name="image" />
          <StoredFileField name="document" />
        </UploadsContext>
        <ReferenceField name="internalStaffName" label={label('internalStaffName')} options={users} freeText />
        <ReferenceField
          name="externalContractor"
          label={label('externalContractor')}
          options={useCompanies().data}
          freeText
        />
        <ReferenceField name="pastOpp" label={label('pastOpp')} {...pastBids} />
        <TextField name="pastNickname" label={label('pastNickname')} />
      </FieldGrid>
      <ReviewFields />
    </Box>
  );
};
