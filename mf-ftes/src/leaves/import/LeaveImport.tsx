import { leaves } from '@bidwright/contract-ftes';
import { fieldsOf, type RecordResult } from '@bidwright/contract-kit';
import { FormattedMessage, useErrorText, useFieldMessage, useIntl } from '@bidwright/remote-kit/intl';
import { Dialog } from '@bidwright/remote-kit/overlay';
import { Alert, Box, Button, FileInput, Link, LoadingRows } from '@bidwright/remote-kit/ui';
import Upload from '@mui/icons-material/FileUploadOutlined';
import { useRef } from 'react';
import { SheetToFill } from './sheet.ts';
import { PastImports, UndoImport } from './undo.ts';
import { useLeaveImport } from './useLeaveImport.ts';

const Refused = ({ rows }: { rows: readonly RecordResult[] }) => {
  const said = useFieldMessage();
  const why = ({ reason = '', fields = {} }: RecordResult) =>
    Object.entries(fields)
      .map(([column, fault]) => `${column}: ${said(fault)}`)
      .join('; ') || reason;
  return (
    <Alert severity="warning">
      {/* It scrolls, so keys must reach it. */}
      <Box
        component="ul"
        tabIndex={0}
        sx={{ margin: 0, paddingInlineStart: 2.5, maxHeight: 200, overflow: 'auto', overflowWrap: 'anywhere' }}
      >
        {rows.map((result) => (
          <li key={result.row}>
            <FormattedMessage id="ftes.import.row" values={{ row: result.row ?? 0, why: why(result) }} />
          </li>
        ))}
      </Box>
    </Alert>
  );
};

const fields = fieldsOf(leaves.input).map(({ name }) => name);

/** Its columns have the names of the fields, by which alone they are known. */
const named = (field: string) => field;

/** A table of people's leave comes in: first it is told what would become of each row. */
export const LeaveImport = ({ onClose }: { onClose: () => void }) => {
  const intl = useIntl();
  const errorText = useErrorText();
  const input = useRef<HTMLInputElement>(null);
  const { file, shown, run, busy, fault, refused, take, begin } = useLeaveImport();
  const { created = 0, changed = 0, unchanged = 0, refused: count = 0 } = shown?.counts ?? {};
  return (
    <Dialog
      open
      form
      width="comparison"
      title={intl.formatMessage({ id: 'ftes.leave.import' })}
      onClose={onClose}
      actions={
        <>
          <Button onClick={onClose}>
            <FormattedMessage id={run ? 'ftes.leave.import.close' : 'ftes.plan.cancel'} />
          </Button>
          {shown && !run && (
            <Button
              variant="contained"
              loading={busy}
              disabled={shown.state !== 'done' || created + changed === 0}
              onClick={() => void begin()}
            >
              <FormattedMessage id="ftes.leave.import.run" values={{ count: created + changed }} />
            </Button>
          )}
        </>
      }
    >
      <Box sx={{ display: 'grid', gap: 2 }}>
        {fault && <Alert severity="error">{errorText(fault)}</Alert>}
        <Box sx={{ color: 'text.secondary' }}>
          <FormattedMessage id="ftes.leave.import.help" />
        </Box>
        <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 2 }}>
          <FileInput
            ref={input}
            label={intl.formatMessage({ id: 'ftes.leave.import.file' })}
            accept=".csv,.xlsx"
            onFile={(file) => void take(file)}
          />
          <Button
            variant={file ? 'outlined' : 'contained'}
            startIcon={<Upload />}
            loading={busy && !shown}
            onClick={() => input.current?.click()}
          >
            <FormattedMessage id={file ? 'ftes.import.another' : 'ftes.import.choose'} />
          </Button>
          {file && (
            <FormattedMessage id="ftes.import.read" values={{ name: <bdi>{file.name}</bdi>, rows: file.rows }} />
          )}
        </Box>
        {!file && (
          <Box>
            <SheetToFill
              col={leaves.name}
              title={intl.formatMessage({ id: 'ftes.leaves' })}
              fields={fields}
              nameOf={named}
            />
          </Box>
        )}
        {busy && !shown && <LoadingRows rows={2} />}
        {shown && (
          <Box component="output" sx={{ display: 'flex', flexWrap: 'wrap', columnGap: 2 }}>
            {Object.entries({ created, changed, unchanged, refused: count }).map(([name, number]) => (
              <span key={name}>
                <FormattedMessage id={`ftes.import.${name}`} values={{ count: number }} />
              </span>
            ))}
          </Box>
        )}
        {shown?.problem && <Alert severity="error">{shown.problem}</Alert>}
        {refused.length > 0 && <Refused rows={refused} />}
        {shown?.errors && refused.length > 0 && (
          <Link href={`${shown.errors.url}?language=${intl.locale}`} download>
            <FormattedMessage id="ftes.import.errors" />
          </Link>
        )}
        {shown && run && <UndoImport job={run} />}
        {!file && <PastImports col={leaves.name} />}
      </Box>
    </Dialog>
  );
};
