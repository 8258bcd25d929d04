import Box from '@mui/material/Box';
import type { ReactNode } from 'react';
import type { FigureKind } from './useFigureText.ts';

/** A figure of each row. */
export interface FigureColumn {
  id: string;
  label: string;
  kind: FigureKind;
}

/** What a row stands for, and what stands in its columns, in their order. */
export interface FigureRow {
  key: string;
  name: ReactNode;
  cells: readonly ReactNode[];
}

export interface FigureTableProps {
  /** Names the table, which may be scrolled sideways where there is room for one. */
  label: string;
  /** What the rows stand for. */
  heading: ReactNode;
  columns: readonly FigureColumn[];
  rows: readonly FigureRow[];
  /** Totals. */
  foot: readonly FigureRow[];
}

/** Paper is narrow as well, and takes the whole table. */
const narrow = '@media screen and (max-width: 899.95px)';

/** On a narrow page a row is a card: what it stands for, and below it each figure beside its name. */
const cards = {
  position: 'relative',
  '&, & tbody, & tfoot, & tr, & th, & td': { display: 'block' },
  // Read out with each figure, but not shown twice.
  '& thead': { position: 'absolute', clipPath: 'inset(50%)', height: '1px', width: '1px', overflow: 'hidden' },
  '& tr': { paddingBlock: 1, borderBlockEnd: '1px solid', borderColor: 'divider' },
  '& th, & td': {
    height: 'auto',
    minHeight: 28,
    paddingInline: 2,
    border: 0,
    whiteSpace: 'normal',
    overflowWrap: 'anywhere',
  },
  '& tbody th, & tfoot th': { fontWeight: 600, paddingBlock: 0.5 },
  '& td': { display: 'flex', alignItems: 'center', justifyContent: 'space-between', columnGap: 2 },
  '& td::before': { content: 'attr(data-name) / ""', color: 'text.secondary', fontWeight: 400, textAlign: 'start' },
};

const look = {
  borderCollapse: 'collapse',
  width: '100%',
  typography: 'body2',
  '& th, & td': {
    paddingInline: 1.25,
    height: 40,
    borderBlockEnd: '1px solid',
    borderColor: 'divider',
    whiteSpace: 'nowrap',
  },
  '& thead th': {
    height: 36,
    typography: 'caption',
    fontWeight: 600,
    color: 'text.secondary',
    bgcolor: 'surface.sunk',
  },
  '& th': { textAlign: 'start', fontWeight: 500 },
  '& td': { textAlign: 'start' },
  // Figures stand under each other by their last digit; so does what names them.
  '& [data-figure]': { textAlign: 'end' },
  '& tfoot > tr > *': { bgcolor: 'surface.sunk', fontWeight: 600 },
  '& tbody tr:hover': { bgcolor: 'surface.sunk' },
};

const isText = (kind: FigureKind) => kind === 'text' || kind === 'day';
const alignment = ({ kind }: FigureColumn) => (isText(kind) ? {} : { 'data-figure': true });

/** A report's figures in rows and columns: texts begin under each other, numbers end under each other. */
export const FigureTable = ({ label, heading, columns, rows, foot }: FigureTableProps) => {
  const line = ({ key, name, cells }: FigureRow) => (
    <tr key={key}>
      <th scope="row">{name}</th>
      {columns.map((column, at) => (
        <td key={column.id} data-name={column.label} {...alignment(column)}>
          {cells[at]}
        </td>
      ))}
    </tr>
  );
  return (
    <Box
      // It scrolls, so keys must reach it.
      tabIndex={0}
      sx={{ overflow: 'auto', '&:focus-visible': { outlineOffset: -2 } }}
    >
      <Box component="table" aria-label={label} sx={{ ...look, [narrow]: cards }}>
        <thead>
          <tr>
            <th scope="col">{heading}</th>
            {columns.map((column) => (
              <th scope="col" key={column.id} {...alignment(column)}>
                {column.label}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>{rows.map(line)}</tbody>
        <tfoot>{foot.map(line)}</tfoot>
      </Box>
    </Box>
  );
};
