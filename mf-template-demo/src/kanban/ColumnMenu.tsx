import { text as line, object } from '@bidwright/contract-kit';
import type { KanbanColumn } from '@bidwright/contract-template-demo/api';
import { Form, FormActions, TextField } from '@bidwright/remote-kit/forms';
import { ConfirmDialog, Dialog } from '@bidwright/remote-kit/overlay';
import { IconButton, Menu, MenuItem, Stack } from '@bidwright/remote-kit/ui';
import More from '@mui/icons-material/MoreHorizOutlined';
import { useState } from 'react';
import { useDemoSend } from '../client/index.ts';
import { useSayError } from '../useSayError.ts';
import { useText } from '../useText.ts';

interface ColumnMenuProps {
  column: KanbanColumn;
  at: number;
  /** The ids of all columns in their order. */
  order: readonly string[];
}

const schema = object({ title: line(120).required() });

/** What can be done with a column: another name, another place, away with it. */
export const ColumnMenu = ({ column, at, order }: ColumnMenuProps) => {
  const text = useText();
  const sayError = useSayError();
  const [anchor, setAnchor] = useState<HTMLElement | null>(null);
  const [asked, setAsked] = useState<'rename' | 'remove'>();
  const [rename] = useDemoSend('POST /api/kanban/edit-column');
  const [remove] = useDemoSend('POST /api/kanban/delete-column');
  const [reorder] = useDemoSend('POST /api/kanban/update-column-order', {
    of: 'GET /api/kanban/columns-order',
    after: (_before, { columnsOrder }) => columnsOrder,
  });
  const close = () => setAsked(undefined);
  const ask = (what: 'rename' | 'remove') => () => {
    setAnchor(null);
    setAsked(what);
  };
  const shift = (by: 1 | -1) => async () => {
    setAnchor(null);
    const others = order.filter((one) => one !== column.id);
    sayError(await reorder({ columnsOrder: others.toSpliced(at + by, 0, column.id) }));
  };
  return (
    <>
      <IconButton
        size="small"
        aria-label={text('kanban.column', { column: column.title })}
        aria-haspopup="menu"
        onClick={(event) => setAnchor(event.currentTarget)}
        sx={{ marginInlineStart: 'auto' }}
      >
        <More fontSize="small" />
      </IconButton>
      <Menu anchorEl={anchor} open={anchor !== null} onClose={() => setAnchor(null)}>
        <MenuItem onClick={ask('rename')}>{text('kanban.rename')}</MenuItem>
        <MenuItem disabled={at === 0} onClick={shift(-1)}>
          {text('kanban.earlier')}
        </MenuItem>
        <MenuItem disabled={at === order.length - 1} onClick={shift(1)}>
          {text('kanban.later')}
        </MenuItem>
        <MenuItem onClick={ask('remove')}>{text('kanban.removeColumn')}</MenuItem>
      </Menu>
      <Dialog form open={asked === 'rename'} title={text('kanban.rename')} onClose={close}>
        <Form
          schema={schema}
          initial={column}
          focus="title"
          onCancel={close}
          onSubmit={async ({ title }) => (await rename({ id: column.id, title })).error ?? close}
        >
          <Stack sx={{ gap: 1.5 }}>
            <TextField name="title" label={text('kanban.title.field')} />
            <FormActions submit={text('kanban.save')} cancel={text('cancel')} />
          </Stack>
        </Form>
      </Dialog>
      <ConfirmDialog
        open={asked === 'remove'}
        destructive
        title={text('kanban.removeColumn.title', { column: column.title })}
        confirm={text('kanban.removeColumn')}
        onConfirm={async () => void sayError(await remove({ id: column.id }))}
        onClose={close}
      >
        {text('kanban.removeColumn.text', { count: column.itemIds.length })}
      </ConfirmDialog>
    </>
  );
};
