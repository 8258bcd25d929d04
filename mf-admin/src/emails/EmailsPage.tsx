import { useIntl } from '@bidwright/remote-kit/intl';
import { useSearchParams } from '@bidwright/remote-kit/router';
import { Box, Page, Segments } from '@bidwright/remote-kit/ui';
import type { ComponentType } from 'react';
import { Outbox } from './Outbox.tsx';
import { RecipientsTab } from './recipients/RecipientsTab.tsx';
import { SettingsTab } from './settings/SettingsTab.tsx';
import { TemplatesTab } from './templates/TemplatesTab.tsx';
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
  return (
    <Page title={intl.formatMessage({ id: 'admin.emails.title' })}>
      <Box sx={{ marginBlockEnd: 2, overflowX: 'auto' }}>
        <Segments
          label={intl.formatMessage({ id: 'admin.emails.tabs' })}
          choices={tabs.map((value) => ({ value, label: intl.formatMessage({ id: `admin.emails.tab.${value}` }) }))}
          value={tab}
          onChange={(value) => setParams(value === 'outbox' ? {} : { tab: value })}
        />
      </Box>
      <Shown />
    </Page>
  );
};
