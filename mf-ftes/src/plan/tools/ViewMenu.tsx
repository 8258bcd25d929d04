import { useIntl } from '@bidwright/remote-kit/intl';
import { Button, Divider, Menu, MenuItem } from '@bidwright/remote-kit/ui';
import ExpandMore from '@mui/icons-material/ExpandMoreOutlined';
import { useState } from 'react';
import { frequencies } from '../grid/frequency.ts';
import { unitNames } from '../grid/units.ts';
import type { PlanViewing } from '../page/usePlanView.ts';

/** In what the plan is shown and typed: percent, hours or FTE; by month, quarter or year. */
export const ViewMenu = ({ viewing }: { viewing: PlanViewing }) => {
  const intl = useIntl();
  const [anchor, setAnchor] = useState<HTMLElement | null>(null);
  const { unit, frequency } = viewing;
  const text = (id: string) => intl.formatMessage({ id: `ftes.plan.${id}` });
  const choice = <T extends string>(kind: string, value: T, chosen: T, choose: (value: T) => void) => (
    <MenuItem
      key={value}
      role="menuitemradio"
      aria-checked={value === chosen}
      selected={value === chosen}
      onClick={() => {
        setAnchor(null);
        choose(value);
      }}
    >
      {text(`${kind}.${value}`)}
    </MenuItem>
  );
  return (
    <>
      <Button
        size="small"
        color="inherit"
        endIcon={<ExpandMore />}
        aria-haspopup="menu"
        aria-expanded={Boolean(anchor)}
        onClick={(event) => setAnchor(event.currentTarget)}
      >
        {text(`unit.${unit.name}`)}, {text(`frequency.${frequency}`)}
      </Button>
      <Menu open={Boolean(anchor)} anchorEl={anchor} onClose={() => setAnchor(null)}>
        {unitNames.map((one) => choice('unit', one, unit.name, viewing.showUnit))}
        <Divider />
        {frequencies.map((one) => choice('frequency', one, frequency, viewing.showFrequency))}
      </Menu>
    </>
  );
};
