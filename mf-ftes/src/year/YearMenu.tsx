import { FormattedMessage, useIntl } from '@bidwright/remote-kit/intl';
import { Button, Menu, MenuItem } from '@bidwright/remote-kit/ui';
import Download from '@mui/icons-material/FileDownloadOutlined';
import { useState } from 'react';
import { saveCsv } from '../csv.ts';
import { type Bid, months, percent } from './load.ts';

interface YearMenuProps {
  name: string;
  year: number;
  bids: readonly Bid[];
}

/** A year of somebody as a table: a row a bid, a column a month, in percent. */
const rowsOf = ({ year, bids }: YearMenuProps, head: readonly string[]) => [
  [...head, ...months.map((month) => `${year}-${String(month).padStart(2, '0')}`)],
  ...bids.map((bid) => [
    bid.opportunity.name,
    bid.status?.name ?? '',
    ...bid.months.map((share) => (share === null ? '' : percent(share))),
  ]),
];

/** The year as a table, or on paper. */
export const YearMenu = (props: YearMenuProps) => {
  const intl = useIntl();
  const head = ['opportunity', 'status'].map((name) => intl.formatMessage({ id: `ftes.column.${name}` }));
  const [anchor, setAnchor] = useState<HTMLElement | null>(null);
  const item = (id: string, act: () => void) => (
    <MenuItem
      onClick={() => {
        setAnchor(null);
        act();
      }}
    >
      <FormattedMessage id={id} />
    </MenuItem>
  );
  return (
    <>
      <Button
        startIcon={<Download />}
        variant="outlined"
        aria-haspopup="menu"
        aria-expanded={Boolean(anchor)}
        onClick={(event) => setAnchor(event.currentTarget)}
        sx={{ '@media print': { display: 'none' } }}
      >
        <FormattedMessage id="ftes.export" />
      </Button>
      <Menu open={Boolean(anchor)} anchorEl={anchor} onClose={() => setAnchor(null)}>
        {item('ftes.export.csv', () => saveCsv(`allocations ${props.name} ${props.year}.csv`, rowsOf(props, head)))}
        {item('ftes.print', () => requestAnimationFrame(() => window.print()))}
      </Menu>
    </>
  );
};
