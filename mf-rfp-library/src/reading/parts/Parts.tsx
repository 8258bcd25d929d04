import { namesOf } from '@bidwright/contract-kit';
import { useIntl } from '@bidwright/remote-kit/intl';
import { Box, Collapse, LoadingRows } from '@bidwright/remote-kit/ui';
import { lazy } from '@bidwright/shell-api';
import Expand from '@mui/icons-material/ExpandMoreOutlined';
import { Suspense, useId, useState } from 'react';
import type { Entry } from '../../api.ts';
import { ReuseFacts } from './ReuseFacts.tsx';

const views = {
  uses: lazy(async () => ({ default: (await import('./Uses.tsx')).Uses })),
  versions: lazy(async () => ({ default: (await import('./Versions.tsx')).Versions })),
  comments: lazy(async () => ({ default: (await import('./Comments.tsx')).Comments })),
};
type Part = keyof typeof views;
const names = namesOf(views);

const head = {
  display: 'flex',
  alignItems: 'center',
  gap: 1,
  width: '100%',
  minHeight: 40,
  padding: 0,
  border: 0,
  background: 'none',
  color: 'text.primary',
  font: 'inherit',
  fontWeight: 600,
  cursor: 'pointer',
  '& svg': { transition: 'rotate 150ms' },
  '&[aria-expanded=true] svg': { rotate: '180deg' },
};

const PartView = ({ name, entry }: { name: Part; entry: Entry }) => {
  const intl = useIntl();
  const id = useId();
  const [open, setOpen] = useState(false);
  const View = views[name];
  return (
    <Box sx={{ borderTop: 1, borderColor: 'divider' }}>
      <Box
        component="button"
        type="button"
        aria-expanded={open}
        aria-controls={id}
        onClick={() => setOpen(!open)}
        sx={head}
      >
        {intl.formatMessage({ id: `rfp-library.part.${name}` })}
        <Expand fontSize="small" />
      </Box>
      <Collapse in={open} id={id} unmountOnExit>
        <Box sx={{ paddingBlockEnd: 1.5 }}>
          <Suspense fallback={<LoadingRows rows={2} height={32} />}>
            <View entry={entry} />
          </Suspense>
        </Box>
      </Collapse>
    </Box>
  );
};

/** What became of an entry: its outcome in sight, the rest when it is asked for. */
export const Parts = ({ entry }: { entry: Entry }) => (
  <div>
    <ReuseFacts entry={entry} />
    {names.map((name) => (
      <PartView key={name} name={name} entry={entry} />
    ))}
  </div>
);
