import type { Webhook } from '@bidwright/contract-shell';
import { useIntl } from '@bidwright/remote-kit/intl';
import type { Column } from '@bidwright/remote-kit/table';
import { useMemo } from 'react';
import { useChoiceText } from '../lists/useChoiceText.ts';
import { WebhookState } from './WebhookState.tsx';

/** The columns of the table of webhooks. */
export const useWebhookColumns = (): Column<Webhook>[] => {
  const intl = useIntl();
  const choiceText = useChoiceText();
  return useMemo(() => {
    const text = (id: string, values?: Record<string, number>) =>
      intl.formatMessage({ id: `admin.webhooks.${id}` }, values);
    return [
      {
        id: 'name',
        header: text('name'),
        cell: ({ name }) => <bdi>{name}</bdi>,
        below: ({ address }) => <bdi dir="ltr">{address}</bdi>,
      },
      { id: 'kind', header: text('kind'), cell: ({ kind }) => text(`kind.${kind}`), key: true },
      {
        id: 'hears',
        header: text('hears'),
        cell: ({ collections, notices }) =>
          intl.formatList(
            [
              collections.length > 0 && text('hears.collections', { collections: collections.length }),
              notices.length > 0 && text('hears.notices', { notices: notices.length }),
            ].filter(Boolean),
            { style: 'narrow' },
          ),
      },
      { id: 'roles', header: text('roles'), cell: ({ roles }) => intl.formatList(roles.map(choiceText)), from: 'lg' },
      { id: 'state', header: text('state'), cell: (row) => <WebhookState webhook={row} />, key: true },
      {
        id: 'waiting',
        header: text('waiting'),
        cell: ({ waiting }) => intl.formatNumber(waiting),
        numeric: true,
        key: true,
      },
    ];
  }, [intl, choiceText]);
};
