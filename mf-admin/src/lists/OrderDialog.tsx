import { FormattedMessage, useErrorText, useIntl } from '@bidwright/remote-kit/intl';
import { Dialog } from '@bidwright/remote-kit/overlay';
import { Alert, Box, Button, IconButton, LoadingRows } from '@bidwright/remote-kit/ui';
import { useAlert } from '@bidwright/shell-api';
import DragIndicator from '@mui/icons-material/DragIndicatorOutlined';
import Down from '@mui/icons-material/KeyboardArrowDownOutlined';
import Up from '@mui/icons-material/KeyboardArrowUpOutlined';
import { useState } from 'react';
import { useList, useUpdate } from '../api.ts';
import type { List, ListRecord } from './list.ts';
import { moved, renumbered } from './ordering.ts';

interface OrderDialogProps {
  list: List;
  onClose: () => void;
}

interface RowProps {
  list: List;
  record: ListRecord;
  at: number;
  last: number;
  onMove: (from: number, to: number) => void;
}

/** An entry that is dragged to its place, or moved by its buttons. */
const Row = ({ list, record, at, last, onMove }: RowProps) => {
  const intl = useIntl();
  const say = (id: 'up' | 'down') => intl.formatMessage({ id: `admin.order.${id}` }, { name: record.name });
  return (
    <Box
      component="li"
      draggable
      onDragStart={({ dataTransfer }) => dataTransfer.setData('text/plain', String(at))}
      onDragOver={(event) => event.preventDefault()}
      onDrop={(event) => {
        event.preventDefault();
        onMove(Number(event.dataTransfer.getData('text/plain')), at);
      }}
      sx={{
        display: 'flex',
        alignItems: 'center',
        gap: 1,
        minHeight: 44,
        borderBlockEnd: '1px solid',
        borderColor: 'divider',
        cursor: 'grab',
      }}
    >
      <DragIndicator aria-hidden fontSize="small" sx={{ color: 'text.secondary' }} />
      {list.mark?.(record)}
      <Box component="span" dir="auto" sx={{ flex: 1, minWidth: 0, overflowWrap: 'anywhere' }}>
        {record.name}
      </Box>
      <IconButton size="small" disabled={at === 0} onClick={() => onMove(at, at - 1)} aria-label={say('up')}>
        <Up fontSize="small" />
      </IconButton>
      <IconButton size="small" disabled={at === last} onClick={() => onMove(at, at + 1)} aria-label={say('down')}>
        <Down fontSize="small" />
      </IconButton>
    </Box>
  );
};

/** The entries of a list in the order that people see, which is changed by dragging them. */
export const OrderDialog = ({ list, onClose }: OrderDialogProps) => {
  const intl = useIntl();
  const alert = useAlert();
  const errorText = useErrorText();
  const { data } = useList(list.collection.name);
  const [update] = useUpdate(list.collection.name);
  const [mine, setMine] = useState<ListRecord[]>();
  const [fault, setFault] = useState<string>();
  const [busy, setBusy] = useState(false);
  const entries = mine ?? data?.toSorted((one, other) => (one.order ?? Infinity) - (other.order ?? Infinity));

  const save = async () => {
    setBusy(true);
    for (const { id, order } of renumbered(mine ?? [])) {
      const error = await update({ id, changes: { order } });
      if (!error) continue;
      setBusy(false);
      setFault(errorText(error));
      return;
    }
    setBusy(false);
    alert({ severity: 'success', text: intl.formatMessage({ id: 'admin.order.saved' }) });
    onClose();
  };

  return (
    <Dialog
      open
      form
      title={intl.formatMessage({ id: 'admin.order' })}
      onClose={onClose}
      actions={
        <>
          <Button onClick={onClose}>
            <FormattedMessage id="admin.cancel" />
          </Button>
          <Button variant="contained" loading={busy} disabled={!mine} onClick={() => void save()}>
            <FormattedMessage id="admin.save" />
          </Button>
        </>
      }
    >
      {fault && <Alert severity="error">{fault}</Alert>}
      {!entries && <LoadingRows rows={4} />}
      <Box component="ol" sx={{ margin: 0, padding: 0, listStyle: 'none' }}>
        {entries?.map((record, at) => (
          <Row
            key={record.id}
            list={list}
            record={record}
            at={at}
            last={entries.length - 1}
            onMove={(from, to) => setMine(moved(entries, from, to))}
          />
        ))}
      </Box>
    </Dialog>
  );
};
