import { FormattedMessage } from '@bidwright/remote-kit/intl';
import { Button, Menu, MenuItem } from '@bidwright/remote-kit/ui';
import Shift from '@mui/icons-material/KeyboardTabOutlined';
import { useState } from 'react';

const steps = [1, 2, 3, 6, -1, -3];

/** Moves all that is planned to later or earlier months, such as when an award slips. */
export const ShiftMenu = ({ onShift }: { onShift: (months: number) => void }) => {
  const [anchor, setAnchor] = useState<HTMLElement | null>(null);
  return (
    <>
      <Button
        size="small"
        color="inherit"
        startIcon={<Shift sx={{ '[dir=rtl] &': { transform: 'scaleX(-1)' } }} />}
        aria-haspopup="menu"
        aria-expanded={Boolean(anchor)}
        onClick={(event) => setAnchor(event.currentTarget)}
      >
        <FormattedMessage id="ftes.plan.shift" />
      </Button>
      <Menu open={Boolean(anchor)} anchorEl={anchor} onClose={() => setAnchor(null)}>
        {steps.map((months) => (
          <MenuItem
            key={months}
            onClick={() => {
              setAnchor(null);
              onShift(months);
            }}
          >
            <FormattedMessage
              id={months > 0 ? 'ftes.plan.shift.later' : 'ftes.plan.shift.earlier'}
              values={{ months: Math.abs(months) }}
            />
          </MenuItem>
        ))}
      </Menu>
    </>
  );
};
