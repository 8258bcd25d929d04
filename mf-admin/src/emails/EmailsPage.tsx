import { DiscardDialog } from '@bidwright/remote-kit/forms';
import { FormattedMessage, useIntl } from '@bidwright/remote-kit/intl';
import { useSearchParams } from '@bidwright/remote-kit/router';
import { Alert, Box, Page, Segments } from '@bidwright/remote-kit/ui';
import { hasDirtyForm } from '@bidwright/shell-api';
import { type ComponentType, useState } from 'react';
import { Outbox } from './Outbox.tsx';
import { RecipientsTab } from './recipients/RecipientsTab.tsx';
import { SettingsTab } from './settings/SettingsTab.tsx';
import { TemplatesTab } from './templates/TemplatesTab.tsx';
import { useIsKept } from './useIsKept.ts';
import { WriteTab } from './write/WriteTab.tsx';

const tabs = ['outbox', 'write', 'templates', 'recipients', 'settings'] as const;
type Tab = (typeof tabs)[number];

const shown: Record<Tab, ComponentType> = {
  outbox: Outbox,
  write: WriteTab,
  templates: TemplatesTab,
  recipients: RecipientsTab,
  settings: SettingsTab,
};

/** The mails of the firm: what was sent, a new one, what each kind says, lists of recipients, and how they are sent. */
export const EmailsPage = () => {
  const intl = useIntl();
  const [params, setParams] = useSearchParams();
  const tab = tabs.find((one) => one === params.get('tab')) ?? 'outbox';
  const Shown = shown[tab];
  const isKept = useIsKept();
  const [wanted, setWanted] = useState<Tab>();
  const go = (to: Tab) => setParams(to === 'outbox' ? {} : { tab: to });
  return (
    <Page title={intl.formatMessage({ id: 'admin.emails.title' })}>
      <Box sx={{ marginBlockEnd: 2 }}>
        <Segments
          label={intl.formatMessage({ id: 'admin.emails.tabs' })}
          choices={tabs.map((value) => ({ value, label: intl.formatMessage({ id: `admin.emails.tab.${value}` }) }))}
          value={tab}
          onChange={(value) => (hasDirtyForm() ? setWanted(value) : go(value))}
        />
      </Box>
      {isKept && (
        <Alert severity="warning" role="note" sx={{ marginBlockEnd: 2 }}>
          <FormattedMessage id="admin.emails.noServer" />
        </Alert>
      )}
      <Shown />
      <DiscardDialog
        open={wanted !== undefined}
        onDiscard={() => wanted && go(wanted)}
        onClose={() => setWanted(undefined)}
      />
    </Page>
  );
};
