import type { BulkUpdate, Counts } from '@bidwright/contract-kit';
import { type FoundEntry, rfpContent } from '@bidwright/contract-rfp-library';
import { useErrorText, useIntl } from '@bidwright/remote-kit/intl';
import { useAlert } from '@bidwright/shell-api';
import { useJobCalls } from '../api.ts';
import { type Changed, changesOf, isWritten, waysBack } from './changes.ts';

type Asked = Omit<BulkUpdate, 'col'>;

/** Changes texts at once, each by itself: what one refuses stays, and the others are changed. */
export const useChange = (entries: readonly FoundEntry[]) => {
  const intl = useIntl();
  const alert = useAlert();
  const errorText = useErrorText();
  const { bulkUpdate } = useJobCalls();
  const send = (asked: Asked) => bulkUpdate({ col: rfpContent.name, ...asked });
  const said = (id: string, count?: number) => intl.formatMessage({ id: `rfp-library.${id}` }, { count });
  const ids = entries.map(({ id, version }) => ({ id, version }));

  /** Writes all of it, and says how many texts that reached. */
  const putBack = async (ways: Asked[], done: string) => {
    let [written, left] = [0, 0];
    for (const asked of ways) {
      const { data, error } = await send(asked);
      if (error) return alert({ severity: 'error', text: errorText(error) });
      if (data.job) return alert({ severity: 'success', text: said('change.goesOn', entries.length) });
      const results = data.results ?? [];
      written += results.filter(isWritten).length;
      left += results.filter((result) => !isWritten(result)).length;
    }
    return left > 0
      ? alert({ severity: 'error', text: said('change.kept', left) })
      : alert({ severity: 'success', text: said(done, written) });
  };

  /** Whatever version they have by now: what was archived is in nobody's hands. */
  const unarchive = () => putBack([{ ids: ids.map(({ id }) => id), set: { status: 'Active' } }], 'restored');

  const tell = (values: Changed, count: number, undo?: () => unknown) => {
    const text = said(values.archive ? 'archived.done' : 'change.done', count);
    const action = undo && { label: said('undo'), run: () => void undo() };
    if (count > 0) alert({ severity: 'success', text, action });
  };

  const apply = async (values: Changed) => {
    const { data, error } = await send({ ids, ...changesOf(values) });
    if (error) return { left: [], error };
    if (data.job) return { left: [], job: data.job };
    const results = data.results ?? [];
    const undone = values.archive ? 'restored' : 'change.undone';
    tell(values, results.filter(isWritten).length, () => putBack(waysBack(values, entries, results), undone));
    return { left: results.filter((result) => !isWritten(result)) };
  };

  /** A job tells numbers alone; that what it archived stood in the lists before is known all the same. */
  const jobDone = (values: Changed, { changed = 0 }: Counts) => {
    const { set, clear } = changesOf(values);
    const isArchivedAlone = values.archive && Object.keys(set).length + clear.length === 1;
    tell(values, changed, isArchivedAlone ? unarchive : undefined);
  };
  return {
    preview: (values: Changed) => send({ ids, ...changesOf(values), preview: true }),
    apply,
    jobDone,
    restore: () => putBack([{ ids, set: { status: 'Active' } }], 'restored'),
  };
};
