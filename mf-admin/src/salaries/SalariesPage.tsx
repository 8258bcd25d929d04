import { type SalaryProjection, salaryProjections } from '@bidwright/contract-admin';
import type { Where } from '@bidwright/contract-kit';
import { FormattedMessage, useIntl } from '@bidwright/remote-kit/intl';
import { useSearchParams } from '@bidwright/remote-kit/router';
import { SearchBox } from '@bidwright/remote-kit/search';
import { DataTable, type Sort } from '@bidwright/remote-kit/table';
import { Box, Button, Empty, Page, Segments, Stack, today } from '@bidwright/remote-kit/ui';
import { lazy, Slot, type SlotId } from '@bidwright/shell-api';
import Add from '@mui/icons-material/AddOutlined';
import Payments from '@mui/icons-material/PaymentsOutlined';
import { Suspense, useState } from 'react';
import { ImportButton } from '../import/ImportButton.tsx';
import { ExportButton } from '../lists/ExportButton.tsx';
import { useSalaries } from './salaryApi.ts';
import { useSalaryColumns } from './useSalaryColumns.tsx';
import { useYears } from './useYears.ts';

const SalaryForm = lazy(async () => ({ default: (await import('./SalaryForm.tsx')).SalaryForm }));
const CopyYear = lazy(async () => ({ default: (await import('./CopyYear.tsx')).CopyYear }));

/** What people of the page cost in a month, for those who know what they are planned for. Only Admins come here. */
export interface MonthlyCost {
  user: { id: string; name: string };
  loadedMonth: number;
  currency: string;
}
const costPlace: SlotId<{ year: number; costs: readonly MonthlyCost[] }> = 'admin/salaries.main/v1';

const col = salaryProjections.name;
const kinds = ['all', 'person', 'position'] as const;
type KindOf = (typeof kinds)[number];
const ofKind: Record<KindOf, Where[]> = {
  all: [],
  person: [{ field: 'user', is: 'filled' }],
  position: [{ field: 'user', is: 'empty' }],
};

/** The year that the address names, else this one. */
const useYear = (): [number, (year: number) => void] => {
  const [params, setParams] = useSearchParams();
  const said = Number(params.get('year'));
  const year = Number.isInteger(said) && said >= 2000 && said <= 2100 ? said : Number(today().slice(0, 4));
  return [year, (next) => setParams({ year: String(next) }, { replace: true })];
};

const costsOf = (rows: readonly SalaryProjection[]): MonthlyCost[] =>
  rows.flatMap(({ user, loadedMonth, currency }) =>
    user?.id ? [{ user: { id: user.id, name: user.name ?? '' }, loadedMonth, currency }] : [],
  );

/** What people and positions earn and cost, year by year. For Admins alone; each view is noted. */
export const SalariesPage = () => {
  const intl = useIntl();
  const [year, setYear] = useYear();
  const [search, setSearch] = useState('');
  const [kind, setKind] = useState<KindOf>('all');
  const [sort, setSort] = useState<Sort>({ field: 'user' });
  const [size, setSize] = useState(25);
  const [open, setOpen] = useState<SalaryProjection | 'new' | 'copy'>();
  const where: Where[] = [
    { field: 'year', is: 'eq', value: year },
    { field: 'status', is: 'eq', value: 'Active' },
    ...ofKind[kind],
  ];
  const { rows, total, table } = useSalaries({ search, where, sort, limit: size });
  const others = useYears(rows, year);
  const columns = useSalaryColumns(year, others);
  const title = intl.formatMessage({ id: 'admin.salaries.title' });
  const close = () => setOpen(undefined);
  const add = (
    <Button variant="contained" startIcon={<Add />} onClick={() => setOpen('new')}>
      <FormattedMessage id="admin.salaries.new" />
    </Button>
  );

  return (
    <Page
      title={title}
      beside={
        total !== undefined && (
          <bdi>
            <FormattedMessage id="admin.salaries.count" values={{ total, year: String(year) }} />
          </bdi>
        )
      }
      actions={
        <>
          <Button onClick={() => setOpen('copy')} disabled={!rows?.length}>
            <FormattedMessage id="admin.salaries.copy" values={{ year: String(year + 1) }} />
          </Button>
          <ImportButton collection={salaryProjections} col={col} title={title} />
          <ExportButton collection={salaryProjections} asked={{ col, search, where, sort, format: 'csv' }} />
          {add}
        </>
      }
    >
      <Stack direction="row" sx={{ flexWrap: 'wrap', gap: 1, marginBlockEnd: 1.5 }}>
        <SearchBox label={intl.formatMessage({ id: 'admin.salaries.search' })} value={search} onChange={setSearch} />
        <Segments
          label={intl.formatMessage({ id: 'admin.field.year' })}
          choices={[year - 1, year, year + 1].map((one) => ({ value: String(one), label: String(one) }))}
          value={String(year)}
          onChange={(one) => setYear(Number(one))}
        />
        <Segments
          label={intl.formatMessage({ id: 'admin.salaries.whose' })}
          choices={kinds.map((value) => ({ value, label: intl.formatMessage({ id: `admin.salaries.of.${value}` }) }))}
          value={kind}
          onChange={setKind}
        />
      </Stack>
      <DataTable
        label={title}
        columns={columns}
        {...table}
        sort={sort}
        onSort={setSort}
        paging={{ ...table.paging, onSize: setSize }}
        onOpen={setOpen}
        empty={
          <Empty icon={<Payments />} title={intl.formatMessage({ id: 'admin.salaries.empty' }, { year: String(year) })}>
            {add}
          </Empty>
        }
        filters={{
          count: Number(search !== '') + Number(kind !== 'all'),
          onClear: () => {
            setSearch('');
            setKind('all');
          },
        }}
      />
      <Box sx={{ typography: 'caption', color: 'text.secondary', marginBlock: 1.5 }}>
        <FormattedMessage id="admin.salaries.about" />
      </Box>
      {rows && rows.length > 0 && <Slot id={costPlace} year={year} costs={costsOf(rows)} />}
      {open && (
        <Suspense>
          {open === 'copy' ? (
            <CopyYear
              year={year}
              onClose={close}
              onDone={(next) => {
                close();
                setYear(next);
              }}
            />
          ) : (
            <SalaryForm record={open === 'new' ? undefined : open} year={year} onClose={close} />
          )}
        </Suspense>
      )}
    </Page>
  );
};
