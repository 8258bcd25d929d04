import { type SearchOrder, searchOrders } from '@bidwright/contract-rfp-library';
import { FormattedMessage, useIntl } from '@bidwright/remote-kit/intl';
import { Button, Menu, MenuItem } from '@bidwright/remote-kit/ui';
import Sort from '@mui/icons-material/SwapVertOutlined';
import { useState } from 'react';

interface SortMenuProps {
  sort: SearchOrder;
  words: string;
  /** In which order the results are, which may be another: too many cannot be ranked. */
  order: SearchOrder | undefined;
  onSort: (sort: SearchOrder) => void;
}

/** The order of the results. */
export const SortMenu = ({ sort, words, order, onSort }: SortMenuProps) => {
  const intl = useIntl();
  const [anchor, setAnchor] = useState<HTMLElement | null>(null);
  const isRanked = order !== 'newest' || sort !== 'relevance';
  const shown = isRanked || !words.trim() ? (order ?? sort) : 'unranked';
  const text = (one: string) => intl.formatMessage({ id: `rfp-library.sort.${one}` });
  return (
    <>
      <Button
        size="small"
        startIcon={<Sort />}
        onClick={(event) => setAnchor(event.currentTarget)}
        aria-haspopup="menu"
        aria-expanded={Boolean(anchor)}
        aria-label={intl.formatMessage({ id: 'rfp-library.sort' }, { order: text(shown) })}
        sx={{ color: 'text.secondary' }}
      >
        <FormattedMessage id={`rfp-library.sort.${shown}`} />
      </Button>
      <Menu anchorEl={anchor} open={Boolean(anchor)} onClose={() => setAnchor(null)}>
        {searchOrders.map((one) => (
          <MenuItem
            key={one}
            role="menuitemradio"
            aria-checked={one === sort}
            selected={one === sort}
            onClick={() => {
              setAnchor(null);
              onSort(one);
            }}
          >
            {text(one)}
          </MenuItem>
        ))}
      </Menu>
    </>
  );
};
