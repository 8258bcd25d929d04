import { type ExportFormat, exportFormats } from '@bidwright/contract-kit';
import { rfpContent } from '@bidwright/contract-rfp-library';
import { FormattedMessage, useErrorText, useIntl } from '@bidwright/remote-kit/intl';
import { download } from '@bidwright/remote-kit/store';
import { Button, Menu, MenuItem } from '@bidwright/remote-kit/ui';
import { useAlert } from '@bidwright/shell-api';
import { useState } from 'react';
import { useJobCalls } from '../api.ts';
import { useTableHeads } from './useTableHeads.ts';

/** Saves the chosen texts as a table, whose heads are in the reader's words. */
export const ExportChosen = ({ chosen }: { chosen: readonly { id: string }[] }) => {
  const intl = useIntl();
  const alert = useAlert();
  const errorText = useErrorText();
  const { exportRecords } = useJobCalls();
  const labels = useTableHeads();
  const [anchor, setAnchor] = useState<HTMLElement | null>(null);
  const save = async (format: ExportFormat) => {
    setAnchor(null);
    const ids = chosen.map(({ id }) => id);
    const { data, error } = await exportRecords({ col: rfpContent.name, ids, format, labels });
    if (error) return alert({ severity: 'error', text: errorText(error) });
    return data.file && download(data.file);
  };
  return (
    <>
      <Button
        size="small"
        disabled={chosen.length === 0}
        aria-haspopup="menu"
        aria-expanded={Boolean(anchor)}
        onClick={({ currentTarget }) => setAnchor(currentTarget)}
      >
        <FormattedMessage id="kit.report.export" />
      </Button>
      <Menu anchorEl={anchor} open={Boolean(anchor)} onClose={() => setAnchor(null)}>
        {exportFormats.map((format) => (
          <MenuItem key={format} onClick={() => void save(format)}>
            {intl.formatMessage({ id: `rfp-library.chosen.${format}` })}
          </MenuItem>
        ))}
      </Menu>
    </>
  );
};
