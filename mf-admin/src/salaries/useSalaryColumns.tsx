import type { SalaryProjection } from '@bidwright/contract-admin';
import { useIntl } from '@bidwright/remote-kit/intl';
import type { Column } from '@bidwright/remote-kit/table';
import { Day } from '@bidwright/remote-kit/ui';
import { useMemo } from 'react';
import { useFieldLabel } from '../lists/useFieldLabel.ts';
import { Amount } from './Amount.tsx';
import { whoseKey } from './useYears.ts';

const parts = ['fringe', 'overhead', 'ga', 'fee'] as const;

/** The grid's columns: whose it is, the year before, this one with what it is made of, and the next. */
export const useSalaryColumns = (year: number, others: Map<string, SalaryProjection>): Column<SalaryProjection>[] => {
  const intl = useIntl();
  const label = useFieldLabel();
  return useMemo(() => {
    const percent = (value: number | null) =>
      value === null ? null : <bdi>{intl.formatNumber(value, { style: 'percent', maximumFractionDigits: 1 })}</bdi>;
    const other = (at: number, from?: 'xl'): Column<SalaryProjection> => ({
      id: `year${at}`,
      header: String(at),
      cell: (row) => {
        const found = others.get(`${whoseKey(row)} ${at}`);
        return found ? <Amount value={found.annualSalary} currency={found.currency} /> : '–';
      },
      numeric: true,
      from,
    });
    return [
      {
        id: 'user',
        header: intl.formatMessage({ id: 'admin.salaries.whose' }),
        cell: ({ user, position }) => <span dir="auto">{user?.name ?? position}</span>,
        sort: 'user',
      },
      other(year - 1),
      {
        id: 'annualSalary',
        header: intl.formatMessage({ id: 'admin.salaries.salary' }, { year: String(year) }),
        cell: ({ annualSalary, currency }) => <Amount value={annualSalary} currency={currency} />,
        sort: 'annualSalary',
        numeric: true,
        key: true,
      },
      {
        id: 'raise',
        header: label('raise'),
        cell: ({ raise }) => percent(raise),
        sort: 'raise',
        numeric: true,
        key: true,
      },
      {
        id: 'effectiveFrom',
        header: label('effectiveFrom'),
        cell: ({ effectiveFrom }) => <Day date={effectiveFrom} />,
        sort: 'effectiveFrom',
      },
      ...parts.map(
        (name): Column<SalaryProjection> => ({
          id: name,
          header: label(name),
          cell: (row) => percent(row[name]),
          sort: name,
          numeric: true,
          from: 'xl',
        }),
      ),
      {
        id: 'loadedMonth',
        header: label('loadedMonth'),
        cell: ({ loadedMonth, currency }) => <Amount value={loadedMonth} currency={currency} />,
        numeric: true,
        key: true,
      },
      other(year + 1, 'xl'),
    ];
  }, [year, others, intl, label]);
};
