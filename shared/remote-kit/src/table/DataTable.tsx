import type { ErrorInfo } from '@bidwright/contract-kit';
import Box from '@mui/material/Box';
import Paper from '@mui/material/Paper';
import type { Theme } from '@mui/material/styles';
import useMediaQuery from '@mui/material/useMediaQuery';
import type { ReactNode } from 'react';
import { useIntl } from 'react-intl';
import { useErrorText } from '../intl/useErrorText.ts';
import { Failed } from '../ui/Failed.tsx';
import { LoadingRows } from '../ui/LoadingRows.tsx';
import { CardList } from './CardList.tsx';
import type { Column, Groups, Identified, Selection, Sort, SumRow } from './columns.ts';
import { Grid } from './Grid.tsx';
import { NoMatch } from './NoMatch.tsx';
import { Pager, type Paging } from './Pager.tsx';

/** About what a card takes. */
const cardHeight = 104;

export interface DataTableProps<R extends Identified> {
  /** Names the table: 'Opportunities'. */
  label: string;
  columns: readonly Column<R>[];
  /** Undefined until the first rows are there. */
  rows: readonly R[] | undefined;
  /** Rows shown are kept below what failed. */
  error?: ErrorInfo;
  onRetry?: () => void;
  /** Other rows are on their way. */
  busy?: boolean;
  sort?: Sort;
  onSort?: (sort: Sort) => void;
  paging?: Paging;
  /** The address of a row, or what opens it. */
  href?: (row: R) => string;
  onOpen?: (row: R) => void;
  /** Which rows are chosen; on narrow pages only where it says so. */
  selection?: Selection;
  /** Columns can be made wider and narrower. */
  onWidth?: (columnId: string, width: number) => void;
  /** Rows of one line, so that more of them are in sight. */
  dense?: boolean;
  /** The rows come group by group, each below its head. */
  groups?: Groups<R>;
  /** What all rows come to, those of other pages too. */
  total?: SumRow;
  /** The id of the row that is open beside the table. */
  current?: string;
  /** Shown where there is no row at all. */
  empty?: ReactNode;
  /** How many filters are set, and how to clear them: with no row left, they are said to be the reason. */
  filters?: { count: number; onClear: () => void };
}

/** Rows of a collection: a table, and below 900 px cards. Arrow keys move between rows, Enter opens. */
export const DataTable = <R extends Identified>(props: DataTableProps<R>) => {
  const { label, rows, error, onRetry, busy, paging, empty, filters } = props;
  const intl = useIntl();
  const errorText = useErrorText();
  const cards = useMediaQuery<Theme>((theme) => theme.breakpoints.down('md'));

  const body = () => {
    if (rows?.length === 0) return filters?.count ? <NoMatch {...filters} /> : empty;
    if (!cards) return <Grid {...props} />;
    return rows ? <CardList {...props} rows={rows} /> : <LoadingRows height={cardHeight} />;
  };

  // What failed says why nothing is there; that nothing fits is then not known.
  const failed = error !== undefined && !rows?.length;
  return (
    <Box aria-busy={busy || (!rows && !error)}>
      {error && (
        <Box sx={{ marginBlockEnd: 1.5 }}>
          <Failed
            title={intl.formatMessage({ id: 'kit.table.failed' }, { name: label })}
            text={errorText(error)}
            reference={error.requestId}
            onRetry={onRetry}
          />
        </Box>
      )}
      {!failed && (
        <Paper
          variant={cards && rows?.length ? 'elevation' : 'outlined'}
          sx={{ overflow: 'hidden', bgcolor: cards && rows?.length ? 'transparent' : undefined }}
        >
          {body()}
        </Paper>
      )}
      {paging && rows && !failed && <Pager {...paging} count={rows.length} />}
    </Box>
  );
};
