import { reviewCycles } from '@bidwright/contract-rfp-library';
import { DateField, FieldGrid } from '@bidwright/remote-kit/forms';
import { useIntl } from '@bidwright/remote-kit/intl';
import { ReferenceField } from '@bidwright/remote-kit/references';
import { useUsers } from '../api.ts';
import { NumberSelect } from './NumberSelect.tsx';

/** Who keeps an entry up to date, how often it is looked at, and when for the next time. */
export const ReviewFields = () => {
  const intl = useIntl();
  const users = useUsers().data?.map(({ id, name }) => ({ id, name: name ?? '' }));
  return (
    <FieldGrid>
      <ReferenceField name="owner" label={intl.formatMessage({ id: 'rfp-library.field.owner' })} options={users} />
      <NumberSelect
        name="reviewEveryMonths"
        numbers={reviewCycles}
        none={intl.formatMessage({ id: 'rfp-library.review.never' })}
        text={(count) => intl.formatMessage({ id: 'rfp-library.review.every' }, { count })}
      />
      <DateField name="reviewDue" label={intl.formatMessage({ id: 'rfp-library.field.reviewDue' })} />
    </FieldGrid>
  );
};
