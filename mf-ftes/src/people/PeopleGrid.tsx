import type { Reference } from '@bidwright/contract-kit';
import { useIntl } from '@bidwright/remote-kit/intl';
import { useShownRows } from '@bidwright/remote-kit/table';
import { Box } from '@bidwright/remote-kit/ui';
import { useRef } from 'react';
import { useColumns } from '../plan/grid/columns.ts';
import { bandLook, bands } from '../year/band.ts';
import { PersonLine } from './PersonLine.tsx';
import type { PersonRow } from './rowsOf.ts';

interface PeopleGridProps {
  rows: readonly PersonRow[];
  first: number;
  count: number;
  /** It was asked what people can do: how well stands beside it. */
  withLevels: boolean;
  /** The months of which it was asked who is free. */
  asked: { from: number; to: number } | undefined;
  /** A role is dragged, and may be dropped on a row. */
  isTarget: boolean;
  isBusy: boolean;
  /** Gives the role that is looked at to somebody, where the person may. */
  onPlace?: (person: Reference) => void;
}

const rowHeight = 44;

/** Stands for lines that are not drawn. */
const Space = ({ height }: { height: number }) => (height > 0 ? <tr aria-hidden style={{ height }} /> : null);

/** People and how full their months are. */
export const PeopleGrid = ({ rows, first, count, withLevels, asked, isTarget, isBusy, onPlace }: PeopleGridProps) => {
  const intl = useIntl();
  const scroller = useRef<HTMLDivElement>(null);
  const columns = useColumns({ first, count });
  const { from, to, before, after } = useShownRows(rows.length, scroller, rowHeight, false);
  const title = intl.formatMessage({ id: 'ftes.people.title' });
  const isAsked = (at: number) => asked && at >= asked.from && at <= asked.to;
  return (
    <Box
      ref={scroller}
      component="section"
      aria-label={title}
      aria-busy={isBusy || undefined}
      tabIndex={0}
      sx={{ overflow: 'auto', maxHeight: 'max(280px, calc(100dvh - 304px))' }}
    >
      <Box component="table" aria-label={title} aria-rowcount={rows.length + 1} sx={isTarget ? [look, targets] : look}>
        <thead>
          <tr>
            <th scope="col">{intl.formatMessage({ id: 'ftes.people.person' })}</th>
            <th scope="col" title={intl.formatMessage({ id: 'ftes.people.free.about' })}>
              {intl.formatMessage({ id: 'ftes.people.free' })}
            </th>
            {onPlace && <th scope="col">{intl.formatMessage({ id: 'ftes.role.place' })}</th>}
            {asked && (
              <th scope="col" title={intl.formatMessage({ id: 'ftes.people.chance.about' })}>
                {intl.formatMessage({ id: 'ftes.people.chance' })}
              </th>
            )}
            {columns.map(({ number, label, title: whole, isNow }, at) => (
              <th
                key={number}
                scope="col"
                title={whole}
                aria-current={isNow ? 'date' : undefined}
                data-asked={isAsked(at) || undefined}
              >
                <bdi>{label}</bdi>
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          <Space height={before} />
          {rows.slice(from, to).map((row, at) => (
            <PersonLine
              key={row.person.id}
              row={row}
              columns={columns}
              withLevels={withLevels}
              onPlace={onPlace}
              withChance={asked !== undefined}
              index={from + at + 2}
            />
          ))}
          <Space height={after} />
        </tbody>
      </Box>
    </Box>
  );
};

const targets = {
  '& tr[data-person]:hover': { outline: '2px solid', outlineColor: 'primary.main', outlineOffset: -2 },
  '& tr[data-person]:hover th': { bgcolor: 'surface.tint' },
};

const look = {
  width: '100%',
  borderCollapse: 'separate',
  borderSpacing: 0,
  '& th, & td': {
    height: rowHeight,
    paddingInline: 0.25,
    textAlign: 'center',
    borderBottom: 1,
    borderColor: 'divider',
  },
  '& thead th': {
    position: 'sticky',
    insetBlockStart: 0,
    zIndex: 2,
    height: 36,
    bgcolor: 'surface.sunk',
    color: 'text.secondary',
    typography: 'caption',
    fontWeight: 500,
    whiteSpace: 'nowrap',
  },
  '& thead th[aria-current]': { color: 'primary.main', fontWeight: 600 },
  '& thead th[data-asked]': { boxShadow: 'inset 0 -2px currentColor', color: 'primary.main' },
  '& th:first-of-type': {
    position: 'sticky',
    insetInlineStart: 0,
    zIndex: 1,
    paddingInline: 1.5,
    textAlign: 'start',
    fontWeight: 'inherit',
    minWidth: { xs: 132, sm: 220 },
    maxWidth: { xs: 132, sm: 280 },
  },
  '& thead th:first-of-type': { zIndex: 3, fontWeight: 500 },
  '& tbody th': { bgcolor: 'background.paper' },
  '& td': { minWidth: 44 },
  '& .month': { display: 'grid', placeContent: 'center', height: 32, minWidth: 40, typography: 'body2' },
  ...Object.fromEntries(bands.map((band) => [`& [data-band=${band}] > .month`, bandLook(band)])),
};
