import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Checkbox from '@mui/material/Checkbox';
import FormControlLabel from '@mui/material/FormControlLabel';
import type { PropsWithChildren } from 'react';
import { FormattedMessage } from 'react-intl';
import { useErrorText } from '../../intl/useErrorText.ts';
import type { jobHooks } from '../../store/jobHooks.ts';
import { JobBar } from '../../ui/JobBar.tsx';
import { LoadingRows } from '../../ui/LoadingRows.tsx';
import { DateOrders } from '../DateOrders.tsx';
import { isGoing } from '../failuresHook.ts';
import { pastImports } from '../pastImports.tsx';
import { sheetToFill } from '../sheetToFill.tsx';
import { undoImport } from '../undoImport.tsx';
import { FileChoice, type FileChoiceProps } from './FileChoice.tsx';
import type { ImportTarget } from './importTarget.ts';
import { MappingTable } from './MappingTable.tsx';
import { MatchChoice } from './MatchChoice.tsx';
import { type Missing, missingNames } from './missingNames.ts';
import { Outcome } from './Outcome.tsx';
import { type TableImporting, tableImportHook } from './tableImportHook.ts';
import { useNamesMade } from './useNamesMade.ts';

type AllJobs = ReturnType<typeof jobHooks>;

interface ImportBodyProps extends Pick<FileChoiceProps, 'accept' | 'help'> {
  target: ImportTarget;
  importing: TableImporting;
  /** What is done with a file that is chosen; it is taken as a table unless given. */
  onFile?: (file: File) => void;
  /** What the file holds needs no mapping, since the page made the table itself. */
  isMade?: boolean;
}

/** Which rows can come in, and how: what columns fill, by what records are found, and what an empty cell says. */
const Mapped = ({ target, importing }: Pick<ImportBodyProps, 'target' | 'importing'>) => {
  const { mapping = {}, match, clears = false, isMapped, busy, change } = importing;
  return (
    <>
      {!isMapped && !busy && (
        <Alert severity="info">
          <FormattedMessage id={target.sub ? 'kit.import.unknownOf' : 'kit.import.unknown'} />
        </Alert>
      )}
      <MappingTable target={target} mapping={mapping} onChange={(next) => change({ mapping: next })} />
      <MatchChoice target={target} mapping={mapping} value={match} onChange={(next) => change({ match: next })} />
      <FormControlLabel
        control={<Checkbox checked={clears} onChange={(_event, checked) => change({ clears: checked })} />}
        label={<FormattedMessage id="kit.import.clears" />}
      />
    </>
  );
};

interface QuestionsProps extends Pick<ImportBodyProps, 'target' | 'importing'> {
  missing: ReadonlyMap<string, Missing>;
  /** These names were added. */
  onMade: (names: readonly string[]) => void;
}

/** What must be said before refused rows can come in: what comes first in dates, and whether names are new. */
const Questions = ({ target, importing, missing, onMade }: QuestionsProps) => {
  const { dates, refused, attempt } = importing;
  const { cols, MakeMissing } = target.lists ?? {};
  const offered = [...missing].filter(([col]) => cols?.includes(col));
  return (
    <>
      <DateOrders
        refused={refused.failures}
        onChoose={(column, first) => void attempt({ dates: { ...dates, [column]: first } })}
      />
      {MakeMissing &&
        offered.map(([col, found]) => (
          <MakeMissing key={col} col={col} missing={found} nameOf={target.nameOf} onMade={() => onMade(found.names)} />
        ))}
    </>
  );
};

/** Shows where an import stands, from the file to what became of its rows. */
const importBody = (jobs: AllJobs) => {
  const SheetToFill = sheetToFill(jobs);
  const PastImports = pastImports(jobs);
  const UndoImport = undoImport(jobs);

  return function ImportBody({
    target,
    importing,
    onFile,
    isMade,
    accept,
    help,
    children,
  }: PropsWithChildren<ImportBodyProps>) {
    const errorText = useErrorText();
    const { col, sub, title, fields, written, nameOf } = target;
    const { file, tried, run, fault, busy, take, attempt, stop } = importing;
    const shown = run ?? tried;
    const isTried = tried?.state === 'done' && !run;
    const missing = missingNames(target.collection, importing.mapping ?? {}, importing.refused.failures);
    const names = useNamesMade(missing, isTried, attempt);
    const noteMade = (made: readonly string[]) => {
      names.note(made);
      void attempt();
    };
    return (
      <Box sx={{ display: 'grid', gap: 2 }}>
        {fault && <Alert severity="error">{errorText(fault)}</Alert>}
        <FileChoice
          file={file}
          busy={busy && !file}
          accept={accept}
          help={help}
          onFile={onFile ?? ((chosen) => void take(chosen))}
        />
        {children}
        {!file && !isMade && (
          <Box>
            <SheetToFill col={col} sub={sub} title={title} fields={written ?? fields} nameOf={nameOf} />
          </Box>
        )}
        {file && !run && !isMade && <Mapped target={target} importing={importing} />}
        {busy && file && !tried && <LoadingRows rows={2} />}
        {isTried && !names.isWaiting && (
          <Questions target={target} importing={importing} missing={missing} onMade={noteMade} />
        )}
        {shown &&
          (isGoing(shown) ? (
            <JobBar job={shown} onStop={stop} />
          ) : (
            <Outcome job={shown} importing={importing} nameOf={nameOf} />
          ))}
        {run && !isGoing(run) && target.after?.(run)}
        {run && !isGoing(run) && <UndoImport job={run} />}
        {!file && !isMade && <PastImports col={col} sub={sub} />}
      </Box>
    );
  };
};

/**
 * What takes a table into a collection of a service, for a page or a dialog: `useTableImport` holds where it stands, `ImportBody` shows it;
 * `ImportActions` are the buttons that go on.
 */
export const tableImport = (jobs: AllJobs) => ({ useTableImport: tableImportHook(jobs), ImportBody: importBody(jobs) });
