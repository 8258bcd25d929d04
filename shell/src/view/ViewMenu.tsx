import { Box, ListItemButton } from '@bidwright/remote-kit/ui';
import { lazy } from '@bidwright/shell-api';
import ExpandMore from '@mui/icons-material/ExpandMoreOutlined';
import Visibility from '@mui/icons-material/VisibilityOutlined';
import { Suspense, useId, useState } from 'react';
import { FormattedMessage } from 'react-intl';

const ViewRoles = lazy(async () => ({ default: (await import('./ViewRoles.tsx')).ViewRoles }));

const icon = { fontSize: 20, color: 'text.secondary' };

/** Leads an Admin to the app as somebody of another role sees it. */
export const ViewMenu = ({ row }: { row: object }) => {
  const id = useId();
  const [open, setOpen] = useState(false);
  return (
    <>
      <ListItemButton
        component="button"
        aria-expanded={open}
        aria-controls={open ? id : undefined}
        onClick={() => setOpen(!open)}
        sx={{ ...row, width: '100%' }}
      >
        <Visibility sx={icon} />
        <FormattedMessage id="shell.view" />
        <ExpandMore sx={{ ...icon, marginInlineStart: 'auto', transform: open ? 'rotate(180deg)' : undefined }} />
      </ListItemButton>
      <Box id={id} hidden={!open}>
        {open && (
          <Suspense>
            <ViewRoles row={row} />
          </Suspense>
        )}
      </Box>
    </>
  );
};
