import type { Email } from '@bidwright/contract-shell';
import { useIntl } from '@bidwright/remote-kit/intl';
import type { Column } from '@bidwright/remote-kit/table';
import { useMemo } from 'react';
import { Moment } from '../modules/Moment.tsx';
import { MailStateTag } from './MailStateTag.tsx';
import { recipientsOf } from './recipientsOf.ts';

/** The outbox as a table. */
export const useEmailColumns = (): Column<Email>[] => {
  const intl = useIntl();
  return useMemo(() => {
    const text = (id: string) => intl.formatMessage({ id: `admin.emails.${id}` });
    return [
      {
        id: 'subject',
        header: text('subject'),
        cell: ({ subject }) => <span dir="auto">{subject}</span>,
        sort: 'subject',
      },
      {
        id: 'to',
        header: text('to'),
        cell: (mail) => <bdi>{intl.formatList(recipientsOf(mail), { style: 'narrow' })}</bdi>,
        key: true,
      },
      {
        id: 'template',
        header: text('template'),
        cell: ({ template }) => text(`template.${template}`),
        sort: 'template',
      },
      {
        id: 'state',
        header: text('state'),
        cell: ({ state }) => <MailStateTag state={state} />,
        sort: 'state',
        key: true,
      },
      {
        id: 'tries',
        header: text('tries'),
        cell: ({ tries }) => intl.formatNumber(tries),
        sort: 'tries',
        numeric: true,
      },
      {
        id: 'dateCreated',
        header: text('written'),
        cell: ({ dateCreated }) => <Moment at={dateCreated} exact />,
        sort: 'dateCreated',
        key: true,
      },
    ];
  }, [intl]);
};
