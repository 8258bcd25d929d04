import { FormattedMessage } from '@bidwright/remote-kit/intl';
import { RouterLink } from '@bidwright/remote-kit/router';
import { Divider, Menu, MenuItem } from '@bidwright/remote-kit/ui';

/** Something to do with a bid: it leads to an address, or does it here; without either it cannot be done yet. */
export interface Action {
  /** The message that says what it does. */
  text: string;
  to?: string;
  run?: () => void;
}

interface ActionMenuProps {
  id?: string;
  /** Those that belong together; a line stands between one group and the next. */
  groups: readonly (readonly Action[])[];
  anchor: HTMLElement | null;
  onClose: () => void;
}

/** What can be done with a bid, at the button that opened it. */
export const ActionMenu = ({ id, groups, anchor, onClose }: ActionMenuProps) => (
  <Menu id={id} anchorEl={anchor} open={anchor !== null} onClose={onClose}>
    {groups
      .filter(({ length }) => length > 0)
      .flatMap((group, at) => [
        at > 0 && <Divider component="li" key={`before ${group[0]?.text}`} />,
        ...group.map(({ text, to, run }) => {
          const said = <FormattedMessage id={text} />;
          if (to)
            return (
              <MenuItem key={text} component={RouterLink} to={to}>
                {said}
              </MenuItem>
            );
          const andClose = () => {
            onClose();
            run?.();
          };
          return (
            <MenuItem key={text} disabled={!run} onClick={andClose}>
              {said}
            </MenuItem>
          );
        }),
      ])}
  </Menu>
);
