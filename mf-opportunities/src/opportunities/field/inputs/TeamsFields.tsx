import type { Reference } from '@bidwright/contract-kit';
import { FieldGrid, useFormValue } from '@bidwright/remote-kit/forms';
import { useIntl } from '@bidwright/remote-kit/intl';
import { ReferenceField, ReferencesField } from '@bidwright/remote-kit/references';
import { useEffect } from 'react';
import { useTeams } from '../../../api.ts';
import { useFieldLabel } from '../useFieldLabel.ts';

/** The fields of the second step. The primary team is one of those involved. */
export const TeamsFields = () => {
  const intl = useIntl();
  const label = useFieldLabel();
  const [involved] = useFormValue<Reference[]>('teamsInvolved');
  const [primary, setPrimary] = useFormValue<Reference | null>('primaryTeam');
  const left = primary && !involved.some(({ id }) => id === primary.id);
  useEffect(() => {
    if (left) setPrimary(null);
  }, [left, setPrimary]);

  return (
    <FieldGrid>
      <ReferencesField
        name="teamsInvolved"
        label={label('teamsInvolved')}
        options={useTeams().data}
        placeholder={intl.formatMessage({ id: 'opportunities.teams.search' })}
      />
      <ReferenceField
        name="primaryTeam"
        label={label('primaryTeam')}
        options={involved}
        placeholder={intl.formatMessage({
          id: involved.length > 0 ? 'opportunities.teams.choose' : 'opportunities.teams.first',
        })}
        help={intl.formatMessage({ id: 'opportunities.help.primaryTeam' })}
      />
    </FieldGrid>
  );
};
