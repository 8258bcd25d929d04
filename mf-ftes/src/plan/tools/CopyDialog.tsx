import { projections } from '@bidwright/contract-ftes';
import { object, type Reference, reference } from '@bidwright/contract-kit';
import { Form, FormActions, type FormProps } from '@bidwright/remote-kit/forms';
import { useIntl } from '@bidwright/remote-kit/intl';
import { Dialog } from '@bidwright/remote-kit/overlay';
import { ReferenceField } from '@bidwright/remote-kit/references';
import { findRows } from '@bidwright/remote-kit/store';
import { Box } from '@bidwright/remote-kit/ui';
import { newId } from '@bidwright/shell-api';
import { useState } from 'react';
import { copiedFrom } from '../draft/edits.ts';
import { linesOf } from '../draft/lines.ts';
import { useBids } from '../load/api.ts';
import type { PlanToolProps } from './planTool.ts';

const input = object({ bid: reference('opportunities').required() });

/** Bids that are offered for what is typed. */
const offered = 20;

/** The most rows that a plan has. */
const maxRows = 200;

const planOf = (bid: string) =>
  findRows(
    projections,
    {
      where: [
        { field: 'opportunity', is: 'eq', value: bid },
        { field: 'kind', is: 'eq', value: 'planned' },
        { field: 'status', is: 'eq', value: 'Active' },
      ],
      limit: maxRows,
    },
    new AbortController().signal,
  );

/** Brings the rows of another bid’s plan into this one, beginning with this one’s first month. */
export const CopyDialog = ({ state, bid, onClose }: PlanToolProps & { onClose: () => void }) => {
  const intl = useIntl();
  const [search, setSearch] = useState('');
  const { rows } = useBids({ search, limit: offered });
  const label = (id: string) => intl.formatMessage({ id: `ftes.plan.copy.${id}` });
  const refused = (key: string) => ({
    code: 'invalid',
    message: label(key),
    fields: { bid: { key: `ftes.plan.copy.${key}`, message: label(key) } },
  });
  const copy: FormProps<{ bid: Reference }>['onSubmit'] = async ({ bid: from }) => {
    const found = await planOf(from.id).catch(() => undefined);
    if (!found) return refused('failed');
    const { seats, writes } = copiedFrom(linesOf(found), state.span.first);
    if (seats.length === 0) return refused('none');
    // Open roles of the other plan stay its own: here they are new ones.
    const keys = new Map(seats.map(({ key, fte }) => [key, fte ? key : `new-${newId()}`]));
    state.drafting.addAndWrite(
      seats.map(({ key, fte, openRole }) => ({ key: keys.get(key) ?? key, fte, openRole })),
      writes.map((write) => ({ ...write, key: keys.get(write.key) ?? write.key })),
    );
    return onClose;
  };
  return (
    <Dialog open form title={intl.formatMessage({ id: 'ftes.plan.copy' })} onClose={onClose}>
      <Form schema={input} focus="bid" onSubmit={copy} onCancel={onClose}>
        <Box sx={{ display: 'grid', gap: 2, paddingBlockStart: 1 }}>
          <ReferenceField
            name="bid"
            label={label('bid')}
            help={label('help')}
            onSearch={setSearch}
            options={rows
              ?.filter(({ id }) => id !== bid.id)
              .map(({ id, solicitationName, solicitationNumber }) => ({
                id,
                name: solicitationName,
                ...(solicitationNumber && { detail: solicitationNumber }),
              }))}
          />
          <FormActions submit={label('submit')} cancel={intl.formatMessage({ id: 'ftes.plan.cancel' })} />
        </Box>
      </Form>
    </Dialog>
  );
};
