import Button from '@mui/material/Button';
import { FormattedMessage } from 'react-intl';
import type { TableImporting } from './tableImportHook.ts';

/** The buttons with which an import goes on: to check its rows, and to take them in. */
export const ImportActions = ({ importing }: { importing: TableImporting }) => {
  const { file, tried, run, busy, isMapped, attempt, begin } = importing;
  if (!file || run) return null;
  const writable = (tried?.counts.created ?? 0) + (tried?.counts.changed ?? 0);
  return (
    <>
      <Button variant={tried ? 'text' : 'contained'} loading={busy} disabled={!isMapped} onClick={() => void attempt()}>
        <FormattedMessage id="kit.import.try" />
      </Button>
      {tried && (
        <Button
          variant="contained"
          loading={busy}
          disabled={tried.state !== 'done' || writable === 0}
          onClick={() => void begin()}
        >
          <FormattedMessage id="kit.import.run" values={{ count: writable }} />
        </Button>
      )}
    </>
  );
};
