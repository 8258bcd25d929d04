import type { ErrorInfo, Reference } from '@bidwright/contract-kit';
import { useIntl } from '@bidwright/remote-kit/intl';
import { useAlert } from '@bidwright/shell-api';
import { useMemo, useState } from 'react';
import { drafted, written } from '../../plan/draft/draft.ts';
import type { Line } from '../../plan/draft/lines.ts';
import { useDraft } from '../../plan/draft/useDraft.ts';
import { useColumns } from '../../plan/grid/columns.ts';
import { workedHours } from '../../plan/grid/units.ts';
import { useCells } from '../../plan/grid/useCells.ts';
import { useSaveActuals } from '../api.ts';
import { hoursToSave } from '../lines.ts';

interface Hours {
  kept: readonly Line[];
  span: { first: number; count: number };
  pair: (about: Reference) => { fte: Reference; opportunity: Reference };
  refetch: () => unknown;
}

/** All that a sheet of hours shows and does. */
export const useHours = ({ kept, span, pair, refetch }: Hours) => {
  const intl = useIntl();
  const alert = useAlert();
  const [save, { isLoading }] = useSaveActuals();
  const [failure, setFailure] = useState<{ error: ErrorInfo; name?: string }>();
  const drafting = useDraft(kept);
  const { draft } = drafting;
  const columns = useColumns(span);
  const cells = useCells({ lines: drafting.lines, columns, unit: workedHours, onWrite: drafting.write });

  // What is being typed counts at once; it is not in the draft before it is done.
  const { preview } = cells;
  const lines = useMemo(
    () => (preview ? drafted(kept, written(draft, kept, preview)) : drafting.lines),
    [kept, draft, drafting.lines, preview],
  );

  const run = async () => {
    const hours = hoursToSave(kept, draft, pair);
    const error = await save(hours);
    const isOvertaken = error?.code === 'conflict' || error?.code === 'duplicate';
    if (!error || isOvertaken) await refetch();
    setFailure(error && { error });
    if (error) return;
    drafting.clear();
    alert({ severity: 'success', text: intl.formatMessage({ id: 'ftes.hours.saved' }) });
  };
  return {
    drafting,
    columns,
    cells,
    lines,
    unsavedIn: (key: string): ReadonlySet<number> => new Set(Object.keys(draft.cells[key] ?? {}).map(Number)),
    saving: { run, isLoading, failure, forget: () => setFailure(undefined) },
  };
};
