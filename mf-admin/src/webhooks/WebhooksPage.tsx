import { FormattedMessage, useIntl } from '@bidwright/remote-kit/intl';
import { DataTable } from '@bidwright/remote-kit/table';
import { Box, Button, Empty, Page } from '@bidwright/remote-kit/ui';
import { useAlert } from '@bidwright/shell-api';
import Add from '@mui/icons-material/AddOutlined';
import Webhook from '@mui/icons-material/WebhookOutlined';
import { useState } from 'react';
import { ofOthers } from '../others.ts';
import { useWebhooks } from './api.ts';
import { type FreshSecret, FreshSecretDialog } from './FreshSecretDialog.tsx';
import { NewWebhookDialog } from './NewWebhookDialog.tsx';
import { useWebhookColumns } from './useWebhookColumns.tsx';
import { WebhookPanel } from './WebhookPanel.tsx';

/** The programs and chats that are told of what happens: which there are, a new one, and how each stands. */
export const WebhooksPage = () => {
  const intl = useIntl();
  const alert = useAlert();
  const { data, error, isFetching, refetch } = useWebhooks({}, { ...ofOthers, refetchOnMountOrArgChange: true });
  const [isMaking, setMaking] = useState(false);
  const [fresh, setFresh] = useState<FreshSecret>();
  const [openId, setOpenId] = useState<string>();
  const columns = useWebhookColumns();
  const text = (id: string, name = '') => intl.formatMessage({ id: `admin.webhooks.${id}` }, { name });
  const shown = data?.find(({ id }) => id === openId);
  const add = (
    <Button variant="contained" startIcon={<Add />} onClick={() => setMaking(true)}>
      {text('new')}
    </Button>
  );

  const made = (name: string, secret: string | null) => {
    setMaking(false);
    if (secret) setFresh({ name, secret, isRolled: false });
    else alert({ severity: 'success', text: text('made', name) });
  };

  return (
    <Page title={text('title')} actions={add}>
      <Box sx={{ typography: 'body2', color: 'text.secondary', marginBlockEnd: 2, maxWidth: 720 }}>
        <FormattedMessage id="admin.webhooks.about" />
      </Box>
      <DataTable
        label={text('title')}
        columns={columns}
        rows={data}
        error={error}
        onRetry={refetch}
        busy={isFetching && !data}
        onOpen={({ id }) => setOpenId(id)}
        current={openId}
        empty={<Empty icon={<Webhook />} title={text('empty')} text={text('empty.text')} />}
      />
      {shown && <WebhookPanel webhook={shown} onRolled={setFresh} onClose={() => setOpenId(undefined)} />}
      {isMaking && <NewWebhookDialog onMade={made} onClose={() => setMaking(false)} />}
      {fresh && <FreshSecretDialog fresh={fresh} onClose={() => setFresh(undefined)} />}
    </Page>
  );
};
