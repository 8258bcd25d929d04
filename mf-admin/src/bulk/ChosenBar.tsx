import { FormattedMessage, useIntl } from '@bidwright/remote-kit/intl';
import { Box, Button, IconButton } from '@bidwright/remote-kit/ui';
import { lazy } from '@bidwright/shell-api';
import Close from '@mui/icons-material/CloseOutlined';
import { Suspense, useState } from 'react';
import type { Chosen } from '../lists/list.ts';

const ChangeDialog = lazy(async () => ({ default: (await import('../people/change/ChangeDialog.tsx')).ChangeDialog }));

/** What can be done with the people that are chosen; floats above the end of the table. */
export const ChosenBar = ({ chosen: { records, clear } }: { chosen: Chosen }) => {
  const intl = useIntl();
  const [open, setOpen] = useState(false);
  if (records.length === 0) return null;
  return (
    <Box
      component="section"
      aria-label={intl.formatMessage({ id: 'admin.bulk.title' })}
      sx={{
        position: 'sticky',
        insetBlockEnd: 20,
        zIndex: 1050,
        width: 'fit-content',
        maxWidth: '100%',
        marginInline: 'auto',
        marginBlockStart: 1,
        display: { xs: 'none', md: 'flex' },
        alignItems: 'center',
        gap: 1.5,
        minHeight: 48,
        paddingInline: 2,
        borderRadius: 1,
        color: 'inverse.text',
        bgcolor: 'inverse.bg',
        boxShadow: (theme) => theme.elevation[2],
        typography: 'body2',
        '& .MuiButton-root, & .MuiIconButton-root': { color: 'inherit' },
      }}
    >
      <Box component="output" sx={{ fontWeight: 600 }}>
        <FormattedMessage id="admin.bulk.selected" values={{ count: records.length }} />
      </Box>
      <Button size="small" onClick={() => setOpen(true)}>
        <FormattedMessage id="admin.bulk.edit" />
      </Button>
      <IconButton
        size="small"
        onClick={clear}
        data-keys="Escape"
        aria-label={intl.formatMessage({ id: 'admin.bulk.clear' })}
      >
        <Close fontSize="small" />
      </IconButton>
      {open && (
        <Suspense>
          <ChangeDialog
            records={records}
            onClose={(isDone) => {
              setOpen(false);
              if (isDone) clear();
            }}
          />
        </Suspense>
      )}
    </Box>
  );
};
