import { type Requirement, requirements } from '@bidwright/contract-opportunities';
import { can } from '@bidwright/remote-kit/store';
import { DataTable } from '@bidwright/remote-kit/table';
import { Button, Empty, Page } from '@bidwright/remote-kit/ui';
import { lazy, usePerson } from '@bidwright/shell-api';
import Add from '@mui/icons-material/AddOutlined';
import Read from '@mui/icons-material/PlaylistAddCheckOutlined';
import { Suspense, useCallback, useState } from 'react';
import { recordAddress } from '../opportunities/addresses.ts';
import { useParents } from '../opportunities/bid/neighbours/useParents.ts';
import type { OpportunityRecord } from '../opportunities/OpportunityRecord.ts';
import { useChosen } from '../useChosen.ts';
import { ChosenRequirements } from './ChosenRequirements.tsx';
import { MatrixMenu } from './matrix/MatrixMenu.tsx';
import { countOf, everything, RequirementFilters, whereOf } from './RequirementFilters.tsx';
import { inOrder, ofBid, useRequirements } from './requirementsApi.ts';
import { useChoosing, useColumns } from './useColumns.tsx';
import { useEdits } from './useEdits.ts';
import { useRequirementText } from './useRequirementText.ts';

const AddDialog = lazy(async () => ({ default: (await import('./AddDialog.tsx')).AddDialog }));
const ReadDialog = lazy(async () => ({ default: (await import('./reading/ReadDialog.tsx')).ReadDialog }));
const RequirementPanel = lazy(async () => ({ default: (await import('./RequirementPanel.tsx')).RequirementPanel }));

const size = 50;

/** The requirements of a bid: read from its documents, given to people, and followed until the proposal answers each. */
export const Requirements = ({ record }: { record: OpportunityRecord }) => {
  const text = useRequirementText();
  const person = usePerson();
  const [shown, setShown] = useState(everything);
  const [reading, setReading] = useState(false);
  const [adding, setAdding] = useState(false);
  const [opened, setOpened] = useState<string>();
  const where = ofBid(record.id, whereOf(shown));
  const { rows, total, from, table } = useRequirements({ where, search: shown.search, sort: inOrder, limit: size });
  const mayRead = can(requirements.rights.create, person, { parent: record });
  const mayEdit = useCallback(
    (row: Requirement) => can(requirements.rights.update, person, { ...row, parent: record }),
    [person, record],
  );
  const edit = useEdits();
  const { open, menu } = useChoosing(edit);
  const columns = useColumns({ mayEdit, onEdit: open });
  const { selection, chosen, clear } = useChosen(rows);
  const at = rows?.findIndex(({ id }) => id === opened) ?? -1;
  const current = rows?.[at];
  const step = (by: number) => {
    const to = rows?.[at + by]?.id;
    return to === undefined ? undefined : () => setOpened(to);
  };
  const read = mayRead && (
    <Button variant="contained" startIcon={<Read />} onClick={() => setReading(true)}>
      {text('read')}
    </Button>
  );
  return (
    <Page
      title={text('title')}
      parents={[...useParents(), { title: record.solicitationName, url: recordAddress(record) }]}
      beside={total !== undefined && <bdi>{text('count', { total })}</bdi>}
      actions={
        <>
          <MatrixMenu record={record} where={where} />
          {mayRead && (
            <Button variant="outlined" startIcon={<Add />} onClick={() => setAdding(true)}>
              {text('add')}
            </Button>
          )}
          {read}
        </>
      }
    >
      <RequirementFilters shown={shown} onChange={setShown} />
      <DataTable<Requirement>
        label={text('title')}
        columns={columns}
        {...table}
        selection={rows?.some(mayEdit) ? selection : undefined}
        current={opened}
        onOpen={({ id }) => setOpened(id)}
        empty={
          <Empty icon={<Read />} title={text('none')} text={text(mayRead ? 'noneYet' : 'noneHere')}>
            {read}
          </Empty>
        }
        filters={{ count: countOf(shown), onClear: () => setShown(everything) }}
      />
      {chosen.length > 0 && <ChosenRequirements rows={chosen} onEdit={open} onClear={clear} />}
      {menu}
      <Suspense>
        {adding && <AddDialog opportunityId={record.id} place={(total ?? 0) + 1} onClose={() => setAdding(false)} />}
        {reading && <ReadDialog record={record} onClose={() => setReading(false)} />}
        {current && (
          <RequirementPanel
            key={current.id}
            requirement={current}
            mayEdit={mayEdit(current)}
            position={text('position', { at: from + at, total: total ?? 0 })}
            onPrevious={step(-1)}
            onNext={step(1)}
            onClose={() => setOpened(undefined)}
          />
        )}
      </Suspense>
    </Page>
  );
};
