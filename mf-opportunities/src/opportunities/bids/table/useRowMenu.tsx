import { useIntl } from '@bidwright/remote-kit/intl';
import { CellMenu, type Column } from '@bidwright/remote-kit/table';
import { lazy } from '@bidwright/shell-api';
import { type ReactNode, Suspense, useMemo, useState } from 'react';
import type { BidRow } from '../../OpportunityRecord.ts';
import type { RowMenuProps } from './RowMenu.tsx';

const RowMenu = lazy(async () => ({ default: (await import('./RowMenu.tsx')).RowMenu }));

/** The columns with one that opens a row's menu, and the menu that is open. */
export const useRowMenu = (columns: readonly Column<BidRow>[]): { columns: Column<BidRow>[]; menu: ReactNode } => {
  const intl = useIntl();
  const [opened, setOpened] = useState<Pick<RowMenuProps, 'record' | 'anchor'>>();
  const withMenu = useMemo(
    (): Column<BidRow>[] => [
      ...columns,
      {
        id: 'menu',
        header: intl.formatMessage({ id: 'opportunities.actions.title' }),
        silent: true,
        cell: (record) => (
          <CellMenu
            label={intl.formatMessage({ id: 'opportunities.actions.of' }, { name: record.solicitationName })}
            onOpen={(anchor) => setOpened({ anchor, record })}
          />
        ),
      },
    ],
    [columns, intl],
  );
  return {
    columns: withMenu,
    menu: opened && (
      <Suspense>
        <RowMenu {...opened} onClose={() => setOpened(undefined)} />
      </Suspense>
    ),
  };
};
