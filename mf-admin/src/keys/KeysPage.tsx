import type { ProgramKey } from '@bidwright/contract-shell';
import { FormattedMessage, useErrorText, useIntl } from '@bidwright/remote-kit/intl';
import { ConfirmDialog } from '@bidwright/remote-kit/overlay';
import { DataTable } from '@bidwright/remote-kit/table';
import { Box, Button, Empty, Page } from '@bidwright/remote-kit/ui';
import { useAlert } from '@bidwright/shell-api';
import Add from '@mui/icons-material/AddOutlined';
import Key from '@mui/icons-material/KeyOutlined';
import { useState } from 'react';
import { useKeys, useRevokeKey } from './api.ts';
import { FreshKeyDialog } from './FreshKeyDialog.tsx';
import { type FreshKey, NewKeyDialog } from './NewKeyDialog.tsx';
import { useKeyColumns } from './useKeyColumns.tsx';

/** The keys with which programs of the firm ask: which there are, a new one, and the way to take one away. */
export const KeysPage = () => {
  const intl = useIntl();
  const alert = useAlert();
  const errorText = useErrorText();
  const { data, error, isFetching, refetch } = useKeys({}, { refetchOnMountOrArgChange: true });
  const [revoke] = useRevokeKey();
  const [isMaking, setMaking] = useState(false);
  const [fresh, setFresh] = useState<FreshKey>();
  const [revoking, setRevoking] = useState<ProgramKey>();
  const columns = useKeyColumns(setRevoking);
  const text = (id: string, name = '') => intl.formatMessage({ id: `admin.keys.${id}` }, { name });

  const take = async ({ id, name }: ProgramKey) => {
    const { error: refusal } = await revoke({ id });
    if (refusal) return alert({ severity: 'error', text: errorText(refusal) });
    return alert({ severity: 'success', text: text('revoked', name) });
  };
  const add = (
    <Button variant="contained" startIcon={<Add />} onClick={() => setMaking(true)}>
      {text('new')}
    </Button>
  );

  return (
    <Page title={text('title')} actions={add}>
      <Box sx={{ typography: 'body2', color: 'text.secondary', marginBlockEnd: 2, maxWidth: 720 }}>
        <FormattedMessage id="admin.keys.about" />
      </Box>
      <DataTable
        label={text('title')}
        columns={columns}
        rows={data}
        error={error}
        onRetry={refetch}
        busy={isFetching && !data}
        empty={<Empty icon={<Key />} title={text('empty')} text={text('empty.text')} />}
      />
      {isMaking && (
        <NewKeyDialog
          onMade={(key) => {
            setMaking(false);
            setFresh(key);
          }}
          onClose={() => setMaking(false)}
        />
      )}
      {fresh && <FreshKeyDialog fresh={fresh} onClose={() => setFresh(undefined)} />}
      {revoking && (
        <ConfirmDialog
          open
          title={text('revoke.question', revoking.name)}
          confirm={text('revoke')}
          destructive
          onConfirm={() => take(revoking)}
          onClose={() => setRevoking(undefined)}
        >
          {text('revoke.text', revoking.name)}
        </ConfirmDialog>
      )}
    </Page>
  );
};
