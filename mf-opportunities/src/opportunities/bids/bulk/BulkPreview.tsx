import { FormattedMessage, useErrorText, useIntl } from '@bidwright/remote-kit/intl';
import { Box, Failed, LoadingRows } from '@bidwright/remote-kit/ui';
import { FieldValue } from '../../field/values/FieldValue.tsx';
import type { BidRow } from '../../OpportunityRecord.ts';
import { useBidRows } from '../state/useBidRows.ts';
import type { BulkValue } from './BulkField.tsx';

interface BulkPreviewProps {
  /** Those that the page knows of the records that the person may change. */
  records: readonly BidRow[];
  /** How many there are in all. */
  count: number;
  values: Partial<Record<string, BulkValue>>;
}

/** More would be passed over by whoever reads them. */
const max = 50;

const keyOf = (value: unknown) => (value && typeof value === 'object' && 'id' in value ? value.id : (value ?? null));

const what = (name: string, value: unknown) => <FieldValue name={name} value={value} />;

/** What each record holds now and what it would hold, so that nothing is written over unseen. */
export const BulkPreview = ({ records, count, values }: BulkPreviewProps) => {
  const intl = useIntl();
  const errorText = useErrorText();
  const changes = Object.entries(values).filter(([, value]) => value !== undefined);
  const listed = records.slice(0, max);
  const { rows, error, refetch } = useBidRows({
    where: [{ field: 'id', is: 'in', value: listed.map(({ id }) => id) }],
    limit: max,
    fields: changes.map(([name]) => name),
  });
  const held = new Map(rows?.map((row) => [row.id, row]));
  if (error && !rows)
    return (
      <Failed
        title={intl.formatMessage({ id: 'opportunities.record.failed' })}
        text={errorText(error)}
        reference={error.requestId}
        onRetry={() => void refetch()}
      />
    );
  if (!rows) return <LoadingRows rows={listed.length > 2 ? 3 : listed.length} height={32} />;
  return (
    <Box
      component="ul"
      // It scrolls, so keys must reach it.
      tabIndex={0}
      aria-label={intl.formatMessage({ id: 'opportunities.bulk.preview' })}
      sx={{
        maxHeight: 240,
        overflow: 'auto',
        margin: 0,
        marginBlockStart: 1,
        paddingInlineStart: 2.5,
        typography: 'body2',
      }}
    >
      {listed.map((record) => (
        <li key={record.id}>
          <bdi>{record.solicitationName}</bdi>
          <Box component="ul" sx={{ margin: 0, paddingInlineStart: 2.5, color: 'text.secondary' }}>
            {changes.map(([name, value]) => {
              const before: unknown = Reflect.get(held.get(record.id) ?? record, name);
              const stays = keyOf(before) === keyOf(value);
              return (
                <li key={name}>
                  <FormattedMessage
                    id={stays ? 'opportunities.bulk.stays' : 'opportunities.bulk.becomes'}
                    values={{
                      what: intl.formatMessage({ id: `opportunities.field.${name}` }),
                      from: what(name, before),
                      to: <b>{what(name, value)}</b>,
                    }}
                  />
                </li>
              );
            })}
          </Box>
        </li>
      ))}
      {count > listed.length && (
        <li>
          <FormattedMessage id="opportunities.bulk.others" values={{ count: count - listed.length }} />
        </li>
      )}
    </Box>
  );
};
