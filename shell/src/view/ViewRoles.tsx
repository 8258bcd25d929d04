import { viewedRoles } from '@bidwright/contract-shell';
import { List, ListItemButton } from '@bidwright/remote-kit/ui';
import { useView } from './useView.ts';

/** The roles as which an Admin can see the app. */
export const ViewRoles = ({ row }: { row: object }) => {
  const [see, busy] = useView();
  return (
    <List disablePadding>
      {viewedRoles.map((role) => (
        <li key={role}>
          <ListItemButton
            component="button"
            disabled={busy}
            onClick={() => void see(role)}
            sx={{ ...row, width: '100%', paddingInlineStart: 5.5 }}
          >
            {role}
          </ListItemButton>
        </li>
      ))}
    </List>
  );
};
