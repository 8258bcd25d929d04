import { has } from '@bidwright/contract-kit';
import { FormattedMessage, useErrorText, useIntl } from '@bidwright/remote-kit/intl';
import { RecordDrawer } from '@bidwright/remote-kit/overlay';
import { can } from '@bidwright/remote-kit/store';
import { AppLink, Box, Button, Day, Failed, Link, LoadingRows, Segments, Tag } from '@bidwright/remote-kit/ui';
import { usePerson } from '@bidwright/shell-api';
import OpenInNew from '@mui/icons-material/OpenInNewOutlined';
import { useState } from 'react';
import { AuditList } from '../audit/AuditList.tsx';
import { MergeButton } from '../merge/MergeButton.tsx';
import { UseCount } from '../uses/UseCount.tsx';
import { useUses } from '../uses/useUses.ts';
import { isMergeable, type List, type ListRecord, placeOf } from './list.ts';
import { newRecord } from './newRecord.ts';
import { RecordFacts } from './RecordFacts.tsx';
import { RecordForm } from './RecordForm.tsx';
import { StatusButton } from './StatusButton.tsx';
import { SuccessorDialog, type Why } from './SuccessorDialog.tsx';
import { useElsewhere } from './useElsewhere.ts';

/** Parts of a record, one shown at a time. */
type Part = 'facts' | 'work' | 'audit';

interface RecordPanelProps {
  list: List;
  /** The id of the record, or of none that is to be made; null: the panel is closed. */
  id: string | null;
  /** The rows of the page, which the arrows walk. */
  rows: ListRecord[];
  /** The number of the page's first row. */
  from: number;
  total: number | undefined;
  onShow: (id: string | null) => void;
  onTouch: () => void;
  /** The record is saved or given up, nothing is lost by going on. */
  onDone: () => void;
}

/** The form takes the panel's whole height, so that its buttons stand at the bottom. */
const column = { display: 'flex', flexDirection: 'column' };
const fill = { minHeight: '100%', ...column, '& > form': { flex: 1, ...column } };

/** The record beside its list: to be written, or only read, as the contract's rights say. */
export const RecordPanel = ({ list, id, rows, from, total, onShow, onTouch, onDone }: RecordPanelProps) => {
  const intl = useIntl();
  const errorText = useErrorText();
  const person = usePerson();
  const { collection, NewForm = RecordForm } = list;
  const at = rows.findIndex((row) => row.id === id);
  const isNew = id === newRecord;
  const elsewhere = useElsewhere(list, at < 0 && !isNew && id !== null ? id : undefined);
  const record = rows[at] ?? (elsewhere.data?.id === id ? elsewhere.data : undefined);
  const walkTo = (row: ListRecord | undefined) => (at >= 0 && row ? () => onShow(row.id) : undefined);
  const close = () => onShow(null);
  /** What is to go out of use, once it is said what takes its place. It is asked beside the record's own form, not within it. */
  const [leaving, setLeaving] = useState<{ record: ListRecord; why: Why }>();
  const writes = { list, onChange: onTouch, onCancel: onDone, onSaved: onDone };

  const retire = collection.fields?.status?.update;
  const mayRetire = !retire || can(retire, person);

  const uses = useUses(placeOf(list).col, has(person) && isMergeable(list) && record ? [record.id] : undefined);
  const [chosen, setChosen] = useState<Part>('facts');
  const parts: Part[] = [
    'facts',
    ...(list.Work && !isNew ? (['work'] as const) : []),
    ...(has(person) && !isNew && !list.under ? (['audit'] as const) : []),
  ];
  const shown = parts.includes(chosen) ? chosen : 'facts';

  const body = () => {
    if (shown === 'work' && list.Work && record) return <list.Work key={record.id} record={record} />;
    if (shown === 'audit' && record) return <AuditList col={collection.name} id={record.id} />;
    const head = list.Head && record && <list.Head key={`${record.id} head`} record={record} />;
    if (isNew) return <NewForm key={newRecord} {...writes} />;
    if (record && can(collection.rights.update, person, record)) {
      const start = (
        <>
          {mayRetire && (
            <StatusButton
              list={list}
              record={record}
              onChanged={onDone}
              onNeeded={(why) => setLeaving({ record, why })}
            />
          )}
          {has(person) && isMergeable(list) && record.status === 'Active' && (
            <MergeButton list={list} record={record} onDone={onDone} />
          )}
        </>
      );
      return (
        <>
          {head}
          {list.Above && can(collection.rights.create, person) && (
            <list.Above key={`${record.id} above`} record={record} />
          )}
          <RecordForm key={record.id} record={record} start={start} uses={uses} {...writes} />
        </>
      );
    }
    if (record)
      return (
        <>
          {head}
          <RecordFacts list={list} record={record} />
        </>
      );
    if (elsewhere.error)
      return <Failed title={intl.formatMessage({ id: 'admin.record.failed' })} text={errorText(elsewhere.error)} />;
    return <LoadingRows rows={6} />;
  };

  return (
    <>
      <RecordDrawer
        open={id !== null}
        isNew={isNew}
        title={isNew ? intl.formatMessage({ id: `admin.${collection.name}.new` }) : (record?.name ?? '')}
        subtitle={
          record && (
            <>
              {list.under && (
                <>
                  <Link component={AppLink} href={`/admin/${list.under.col}?record=${record.parent.id}`}>
                    <bdi>{record.parent.name}</bdi>
                  </Link>
                  {' · '}
                </>
              )}
              {record.status === 'Inactive' && (
                <Tag>
                  <FormattedMessage id="admin.choice.Inactive" />
                </Tag>
              )}{' '}
              <FormattedMessage
                id="admin.changed"
                values={{ day: <Day date={new Date(record.dateUpdated * 1000).toISOString().slice(0, 10)} /> }}
              />
              {uses && ' · '}
              <UseCount uses={uses} id={record.id} as="used" />
            </>
          )
        }
        position={at >= 0 ? intl.formatMessage({ id: 'admin.position' }, { at: from + at, total }) : undefined}
        onPrevious={walkTo(rows[at - 1])}
        onNext={walkTo(rows[at + 1])}
        onClose={close}
        actions={
          record &&
          has(person) && (
            <>
              {list.page && (
                <Button component={AppLink} href={list.page(record)} size="small" startIcon={<OpenInNew />}>
                  <FormattedMessage id="admin.fullPage" />
                </Button>
              )}
              {list.Beside && <list.Beside record={record} onDone={onDone} />}
            </>
          )
        }
      >
        {parts.length > 1 && record && (
          <Box sx={{ marginBlockEnd: 1.5 }}>
            <Segments
              label={intl.formatMessage({ id: 'admin.record.parts' })}
              choices={parts.map((value) => ({
                value,
                label: intl.formatMessage({ id: `admin.record.${value}` }),
              }))}
              value={shown}
              onChange={setChosen}
            />
          </Box>
        )}
        <Box sx={fill}>{id !== null && body()}</Box>
      </RecordDrawer>
      {leaving && (
        <SuccessorDialog
          {...leaving}
          list={list}
          onClose={() => setLeaving(undefined)}
          onDone={() => {
            setLeaving(undefined);
            onDone();
          }}
        />
      )}
    </>
  );
};
