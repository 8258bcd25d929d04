import { type InputFrom, object, reference, referenceOrText, text } from '@bidwright/contract-kit';
import { Form, TextField } from '@bidwright/remote-kit/forms';
import { useIntl } from '@bidwright/remote-kit/intl';
import { ReferenceField } from '@bidwright/remote-kit/references';
import { Box } from '@bidwright/remote-kit/ui';
import { useCompanies, useUsers } from '../api.ts';
import { pair } from './pair.ts';
import { labelOf, type Search } from './search.ts';
import { useBids } from './useBids.ts';
import { usePicked } from './usePicked.ts';

const schema = object({
  opportunity: reference('opportunities'),
  past: referenceOrText('opportunities', 200),
  nickname: text(200),
  contractor: referenceOrText('companies', 200),
  staff: referenceOrText('users', 200),
  owner: reference('users'),
});
type Picked = InputFrom<typeof schema>;

interface PickFiltersProps {
  search: Search;
  onChange: (wanted: Partial<Search>) => void;
}

/** As low as the other filters; nothing is ever said below a field. */
const look = {
  display: 'grid',
  gap: 1.25,
  '& [id$=-note]': { display: 'none' },
  '& div:has(> [id$=-note])': { display: 'none' },
  '& .MuiInputBase-root.MuiInputBase-root': { height: 32, paddingBlock: 0 },
};

/** A text that was emptied or is nothing but spaces looks for nothing. */
const wantedOf = ({ opportunity, past, nickname, contractor, staff, owner }: Picked): Partial<Search> => ({
  opportunity,
  past: past?.name.trim() ? past : null,
  nickname: nickname ?? '',
  contractor: contractor?.name.trim() ? contractor : null,
  staff: staff?.name.trim() ? staff : null,
  owner,
});

/** Filters for which a record is chosen, or a piece of its name typed. */
export const PickFilters = ({ search, onChange }: PickFiltersProps) => {
  const intl = useIntl();
  const label = (name: string) => intl.formatMessage({ id: labelOf(name) });
  const any = intl.formatMessage({ id: 'rfp-library.filter.any' });
  const { opportunity, past, nickname, contractor, staff, owner } = search;
  const given: Picked = {
    opportunity: opportunity?.id ? { ...opportunity, id: opportunity.id } : null,
    past,
    nickname,
    contractor,
    staff,
    owner: owner?.id ? { ...owner, id: owner.id } : null,
  };
  const { key, tell } = usePicked(given, (values) => onChange(wantedOf(values)));
  const bids = useBids(opportunity?.name);
  const pastBids = useBids(past?.name);
  const users = useUsers().data?.map(({ id, name }) => ({ id, name: name ?? '' }));
  return (
    <Form key={key} schema={schema} initial={given} kept onSubmit={() => undefined} onChange={tell}>
      <Box sx={look}>
        <ReferenceField name="opportunity" label={label('opportunity')} placeholder={any} {...bids} />
        <Box sx={pair}>
          <ReferenceField name="past" label={label('past')} placeholder={any} freeText {...pastBids} />
          <TextField name="nickname" label={label('nickname')} placeholder={any} />
        </Box>
        <ReferenceField
          name="contractor"
          label={label('contractor')}
          placeholder={any}
          freeText
          options={useCompanies().data}
        />
        <ReferenceField name="staff" label={label('staff')} placeholder={any} freeText options={users} />
        <ReferenceField name="owner" label={label('owner')} placeholder={any} options={users} />
      </Box>
    </Form>
  );
};
