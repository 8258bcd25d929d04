import type { DateOrder, ErrorInfo, ImportFile, Job, RecordResult } from '@bidwright/contract-kit';
import { useState } from 'react';
import { failuresHook } from '../failuresHook.ts';
import type { Jobs } from '../undoHook.ts';
import { guessMapping } from './guessMapping.ts';
import type { ImportTarget, Mapping } from './importTarget.ts';
import { isFilled } from './MatchChoice.tsx';

/** What is said of a table beside its rows. */
interface TableSaid {
  mapping: Mapping;
  /** Whether an empty cell empties the field of a record that there is. */
  clears: boolean;
  /** By what rows find their records; undefined: as the service does it. */
  match?: readonly string[];
  /** What comes first in the dates of a column. */
  dates?: Record<string, DateOrder>;
}

/** The job of a trial. What was said otherwise since, though its answer was under way, counts no more. */
interface Trial {
  id: string;
  of: TableSaid;
}

/** What tells of which record a row is, and nothing of it. */
const unwritten: ReadonlySet<string> = new Set(['id', 'version', 'parent']);

/** A table on its way into a collection. */
export interface TableImporting extends Partial<TableSaid> {
  file?: ImportFile;
  /** What would become of the rows. */
  tried?: Job;
  /** What becomes of them. */
  run?: Job;
  /** Rows of either that are refused. */
  refused: { failures: readonly RecordResult[]; error?: ErrorInfo; retry: () => void };
  fault?: ErrorInfo;
  busy: boolean;
  /** Whether columns fill something: else there is nothing to try. */
  isMapped: boolean;
  /** Takes a file and tries it, if its columns are known. */
  take: (chosen: File) => Promise<void>;
  /** Forgets the file: nothing of it may be imported any more. */
  forget: () => void;
  /** Changes what is said of the table; what was tried counts no more. */
  change: (part: Partial<TableSaid>) => void;
  /** Tries it, with the changes. */
  attempt: (part?: Partial<TableSaid>) => Promise<void>;
  begin: () => Promise<void>;
  stop: () => void;
}

/** The hook for a table on its way into a collection: the file, what its columns fill, what would become of its rows, and what did. */
export const tableImportHook = (jobs: Jobs) => {
  const useFailures = failuresHook(jobs);
  return function useTableImport(target: ImportTarget): TableImporting {
    const calls = jobs.useJobCalls();
    const [file, setFile] = useState<ImportFile>();
    const [asked, setAsked] = useState<TableSaid>();
    const [trial, setTrial] = useState<Trial>();
    const [runId, setRunId] = useState<string>();
    const [fault, setFault] = useState<ErrorInfo>();
    const [busy, setBusy] = useState(false);
    const tryId = trial && trial.of === asked ? trial.id : undefined;
    const tried = jobs.useJob(tryId);
    const run = jobs.useJob(runId);
    const refused = useFailures(run ?? tried);
    const { col, sub, fields, nameOf, meanings, wordsOf = () => [] } = target;

    const act = async (doing: () => Promise<ErrorInfo | undefined>) => {
      setBusy(true);
      setFault(undefined);
      setFault(await doing());
      setBusy(false);
    };
    const tryFile = async ({ id }: ImportFile, said: TableSaid) => {
      const { mapping, clears, match, dates } = said;
      setTrial(undefined);
      const { data, error } = await calls.tryImport({
        col,
        ...(sub && { sub }),
        file: id,
        mapping,
        match: match && [...match],
        dates,
        meanings,
        empty: clears ? 'clear' : 'keep',
      });
      if (data) setTrial({ id: data.id, of: said });
      return error;
    };
    /** A record of another one must say of which. */
    const isMapped = (mapping: Mapping) => {
      const filled = Object.values(mapping);
      return filled.some((field) => field && !unwritten.has(field)) && (!sub || filled.includes('parent'));
    };
    const guess = (columns: readonly string[]) =>
      guessMapping(
        columns,
        fields.map((field) => ({ field, name: nameOf(field), words: wordsOf(field) })),
      );
    return {
      file,
      ...asked,
      isMapped: asked !== undefined && isMapped(asked.mapping),
      tried,
      run,
      refused,
      fault,
      busy,
      take: (chosen) =>
        act(async () => {
          const { data, error } = await calls.sendTable(chosen);
          setRunId(undefined);
          setFile(data);
          if (!data) return error;
          const first = { mapping: guess(data.columns), clears: asked?.clears ?? false };
          setAsked(first);
          setTrial(undefined);
          return isMapped(first.mapping) ? tryFile(data, first) : undefined;
        }),
      forget: () => {
        setFile(undefined);
        setTrial(undefined);
        setRunId(undefined);
        setFault(undefined);
      },
      change: (part) => {
        setAsked((now) => {
          if (!now) return now;
          const next = { ...now, ...part };
          // What no column fills any more cannot be compared.
          return { ...next, match: next.match && isFilled(next.mapping, next.match) ? next.match : undefined };
        });
      },
      attempt: (part) =>
        act(async () => {
          if (!file || !asked) return undefined;
          const next = { ...asked, ...part };
          setAsked(next);
          return tryFile(file, next);
        }),
      begin: () =>
        act(async () => {
          const { data, error } = await calls.runImport(tryId ?? '');
          setRunId(data?.id);
          return error;
        }),
      stop: () => {
        const going = run ?? tried;
        if (going) void calls.cancel(going.id);
      },
    };
  };
};
