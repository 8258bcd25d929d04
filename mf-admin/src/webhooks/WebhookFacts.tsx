import type { Webhook } from '@bidwright/contract-shell';
import { FormattedMessage, useIntl } from '@bidwright/remote-kit/intl';
import { Alert, Box } from '@bidwright/remote-kit/ui';
import type { ReactNode } from 'react';
import { useChoiceText } from '../lists/useChoiceText.ts';
import { Moment } from '../modules/Moment.tsx';
import { useWebhookChoices } from './api.ts';
import { useNoticeTitle } from './useNoticeTitle.ts';

const grid = {
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr) minmax(0, 2fr)',
  gap: 1,
  margin: 0,
  typography: 'body2',
  '& dt': { color: 'text.secondary' },
  '& dd': { margin: 0, overflowWrap: 'anywhere' },
};

/** Where a webhook is told, of what, and how it stands. */
export const WebhookFacts = ({ webhook }: { webhook: Webhook }) => {
  const intl = useIntl();
  const choiceText = useChoiceText();
  const { data: choices } = useWebhookChoices({});
  const title = useNoticeTitle(choices?.notices);
  const { kind, address, collections, changes, notices, roles, waiting, nextTry, formerUntil, fault, madeBy } = webhook;
  const text = (id: string) => intl.formatMessage({ id: `admin.webhooks.${id}` });
  const list = (items: string[]) => items.length > 0 && intl.formatList(items, { style: 'narrow' });
  const facts: [string, ReactNode][] = [
    ['kind', text(`kind.${kind}`)],
    ['address', address],
    ['collections', list(collections)],
    ['changes', list(changes.map((change) => text(`change.${change}`)))],
    ['notices', list(notices.map(title))],
    ['roles', list(roles.map(choiceText))],
    ['waiting', waiting > 0 && intl.formatNumber(waiting)],
    ['nextTry', nextTry !== null && <Moment at={nextTry} exact />],
    ['formerUntil', formerUntil !== null && <Moment at={formerUntil} exact />],
    ['madeBy', madeBy.name],
  ];
  return (
    <>
      {fault && (
        <Alert severity="warning" role="note" sx={{ marginBlockEnd: 2 }}>
          <FormattedMessage id={`admin.webhooks.fault.${fault}`} />
        </Alert>
      )}
      <Box component="dl" sx={grid}>
        {facts.map(
          ([name, value]) =>
            value && (
              <Box key={name} sx={{ display: 'contents' }}>
                <dt>{text(name)}</dt>
                <dd>
                  <bdi>{value}</bdi>
                </dd>
              </Box>
            ),
        )}
      </Box>
    </>
  );
};
