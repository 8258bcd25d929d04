import { users } from '@bidwright/contract-admin';
import { type Field, fieldsOf } from '@bidwright/contract-kit';
import { FormattedMessage, useIntl } from '@bidwright/remote-kit/intl';
import { Box } from '@bidwright/remote-kit/ui';
import { FieldValue } from '../../lists/FieldValue.tsx';
import type { ListRecord } from '../../lists/list.ts';
import { useFieldLabel } from '../../lists/useFieldLabel.ts';
import type { Group } from './changes.ts';

/** More would be passed over by whoever reads them. */
const max = 50;

/** A sentence with chips in it stays on a line; what isolates its direction stands between. */
const oneLine = { '& > bdi': { display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 0.75 } };

const fields: ReadonlyMap<string, Field> = new Map(fieldsOf(users.input).map((field) => [field.name, field]));

const Value = ({ name, record }: { name: string; record: ListRecord }) => {
  const field = fields.get(name);
  const value: unknown = record[name];
  const isNothing = value === null || value === undefined || (Array.isArray(value) && value.length === 0);
  return field && !isNothing ? <FieldValue field={field} record={record} /> : '–';
};

/** What each person holds now and what it would be, so that nothing is written over unseen. */
export const ChangePreview = ({ groups }: { groups: readonly Group[] }) => {
  const intl = useIntl();
  const label = useFieldLabel();
  const all = groups.flatMap(({ set, records }) => records.map((record) => ({ set, record })));
  return (
    <Box
      component="ul"
      // It scrolls, so keys must reach it.
      tabIndex={0}
      aria-label={intl.formatMessage({ id: 'admin.bulk.preview' })}
      sx={{ maxHeight: 320, overflow: 'auto', margin: 0, paddingInlineStart: 2.5 }}
    >
      {all.slice(0, max).map(({ set, record }) => (
        <li key={record.id}>
          <bdi>{record.name}</bdi>
          <Box component="ul" sx={{ margin: 0, paddingInlineStart: 2.5, color: 'text.secondary' }}>
            {Object.keys(set).map((name) => (
              <li key={name}>
                <Box sx={oneLine}>
                  <FormattedMessage
                    id="admin.bulk.becomes"
                    values={{
                      what: label(name),
                      from: <Value name={name} record={record} />,
                      to: (
                        <b>
                          <Value name={name} record={{ ...record, ...set }} />
                        </b>
                      ),
                    }}
                  />
                </Box>
              </li>
            ))}
          </Box>
        </li>
      ))}
      {all.length > max && (
        <li>
          <FormattedMessage id="admin.bulk.others" values={{ count: all.length - max }} />
        </li>
      )}
    </Box>
  );
};
