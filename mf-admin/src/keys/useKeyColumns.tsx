import type { ProgramKey } from '@bidwright/contract-shell';
import { FormattedMessage, useIntl } from '@bidwright/remote-kit/intl';
import type { Column } from '@bidwright/remote-kit/table';
import { Button, Day } from '@bidwright/remote-kit/ui';
import { useMemo } from 'react';
import { useChoiceText } from '../lists/useChoiceText.ts';
import { Moment } from '../modules/Moment.tsx';
import { KeyState } from './KeyState.tsx';

/** The columns of the table of keys. */
export const useKeyColumns = (onRevoke: (row: ProgramKey) => void): Column<ProgramKey>[] => {
  const intl = useIntl();
  const choiceText = useChoiceText();
  return useMemo(() => {
    const text = (id: string, values?: Record<string, string>) =>
      intl.formatMessage({ id: `admin.keys.${id}` }, values);
    return [
      {
        id: 'name',
        header: text('name'),
        cell: ({ name }) => <bdi>{name}</bdi>,
        below: ({ prefix }) => <bdi dir="ltr">{prefix}…</bdi>,
      },
      { id: 'roles', header: text('roles'), cell: ({ roles }) => intl.formatList(roles.map(choiceText)), key: true },
      {
        id: 'madeBy',
        header: text('madeBy'),
        cell: ({ madeBy }) => <bdi>{madeBy.name}</bdi>,
        below: ({ dateCreated }) => <Moment at={dateCreated} />,
        from: 'lg',
      },
      { id: 'state', header: text('state'), cell: (row) => <KeyState row={row} />, key: true },
      {
        id: 'expires',
        header: text('expirationDate'),
        cell: ({ expirationDate }) => <Day date={expirationDate} />,
      },
      {
        id: 'lastUsed',
        header: text('lastUsed'),
        cell: ({ lastUsed }) => (lastUsed === null ? text('never') : <Moment at={lastUsed} exact />),
      },
      {
        id: 'act',
        header: text('act'),
        cell: (row) =>
          row.state === 'usable' && (
            <Button
              size="small"
              color="error"
              onClick={() => onRevoke(row)}
              aria-label={text('revokeNamed', { name: row.name })}
            >
              <FormattedMessage id="admin.keys.revoke" />
            </Button>
          ),
        key: true,
      },
    ];
  }, [intl, choiceText, onRevoke]);
};
