import { useIntl } from '@bidwright/remote-kit/intl';
import { IconButton, Tooltip } from '@bidwright/remote-kit/ui';
import { lazy } from '@bidwright/shell-api';
import ViewColumn from '@mui/icons-material/ViewColumnOutlined';
import { Suspense, useState } from 'react';
import type { ColumnLayout } from './layout.ts';

const ColumnList = lazy(async () => ({ default: (await import('./ColumnList.tsx')).ColumnList }));

export interface ColumnPickerProps {
  layout: ColumnLayout;
  onChange: (layout: ColumnLayout) => void;
}

/** Which columns the table has, and in which order. */
export const ColumnPicker = (props: ColumnPickerProps) => {
  const [anchor, setAnchor] = useState<HTMLElement | null>(null);
  const title = useIntl().formatMessage({ id: 'opportunities.columns.title' });
  return (
    <>
      <Tooltip title={title}>
        <IconButton aria-label={title} aria-haspopup="dialog" onClick={(event) => setAnchor(event.currentTarget)}>
          <ViewColumn fontSize="small" />
        </IconButton>
      </Tooltip>
      {anchor && (
        <Suspense>
          <ColumnList {...props} anchor={anchor} onClose={() => setAnchor(null)} />
        </Suspense>
      )}
    </>
  );
};
