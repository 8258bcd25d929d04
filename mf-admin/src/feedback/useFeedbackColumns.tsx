import type { Feedback } from '@bidwright/contract-shell';
import { useIntl } from '@bidwright/remote-kit/intl';
import type { Column } from '@bidwright/remote-kit/table';
import { useMemo } from 'react';
import { Moment } from '../modules/Moment.tsx';
import { FeedbackTag } from './FeedbackTag.tsx';

/** In the table stands how it begins. */
const beginning = 120;

/** What people sent as a table. */
export const useFeedbackColumns = (): Column<Feedback>[] => {
  const intl = useIntl();
  return useMemo(() => {
    const text = (id: string) => intl.formatMessage({ id: `admin.feedback.${id}` });
    return [
      {
        id: 'text',
        header: text('text'),
        cell: ({ text: said }) => <span dir="auto">{said.slice(0, beginning)}</span>,
        width: 420,
      },
      { id: 'addedBy', header: text('by'), cell: ({ addedBy }) => <bdi>{addedBy?.name}</bdi>, key: true },
      { id: 'page', header: text('page'), cell: ({ page }) => <bdi>{page}</bdi>, from: 'lg' },
      {
        id: 'state',
        header: text('state'),
        cell: ({ state }) => <FeedbackTag state={state} />,
        sort: 'state',
        key: true,
      },
      {
        id: 'dateCreated',
        header: text('when'),
        cell: ({ dateCreated }) => <Moment at={dateCreated} exact />,
        sort: 'dateCreated',
        key: true,
      },
    ];
  }, [intl]);
};
