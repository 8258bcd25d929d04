import { type FoundEntry, maxChosen } from '@bidwright/contract-rfp-library';
import { useErrorText } from '@bidwright/remote-kit/intl';
import { useAlert } from '@bidwright/shell-api';
import { useCallback, useState } from 'react';
import { useAskFound } from '../api.ts';

/** What is chosen from: the entries that are listed, and what finds all of them, where all can be found. */
interface From<Listed> {
  entries: readonly Listed[] | undefined;
  total: number | undefined;
  asked: object | undefined;
}

/** The next larger choice: all that are listed, then all that were found, as far as so many can be chosen. */
export interface Wider {
  of: 'listed' | 'found';
  count: number;
  total: number;
  choose: () => unknown;
}

const none: readonly FoundEntry[] = [];

/** Which of the results are chosen; undefined: nobody is choosing. What the search finds no more is not chosen either. */
export const useChoosing = <Listed extends FoundEntry>({ entries = [], total, asked }: From<Listed>) => {
  const alert = useAlert();
  const errorText = useErrorText();
  const askFound = useAskFound();
  const [ids, setIds] = useState<ReadonlySet<string>>();
  const [all, setAll] = useState({ key: '', found: none });
  const key = JSON.stringify(asked);
  const toggle = useCallback(
    (id: string) =>
      setIds((before = new Set()) => {
        const after = new Set(before);
        if (!after.delete(id)) after.add(id);
        return after;
      }),
    [],
  );

  const listed = new Set(entries.map(({ id }) => id));
  const unlisted = all.key === key ? all.found.filter(({ id }) => !listed.has(id)) : none;
  const chosen = [...entries, ...unlisted].filter(({ id }) => ids?.has(id));

  const chooseFound = async () => {
    const { data, error } = await askFound(asked ?? {});
    if (error) return alert({ severity: 'error', text: errorText(error) });
    setAll({ key, found: data });
    return setIds(new Set(data.map(({ id }) => id)));
  };
  const widened = (): Wider | undefined => {
    const found = total ?? entries.length;
    const max = Math.min(found, maxChosen);
    if (entries.some(({ id }) => !ids?.has(id)))
      return { of: 'listed', count: entries.length, total: found, choose: () => setIds(listed) };
    return asked && chosen.length < max ? { of: 'found', count: max, total: found, choose: chooseFound } : undefined;
  };
  return {
    chosen: ids && chosen,
    wider: widened(),
    begin: () => setIds(new Set()),
    end: () => setIds(undefined),
    /** These are not chosen any more. */
    drop: (done: readonly string[]) =>
      setIds((before = new Set()) => new Set([...before].filter((id) => !done.includes(id)))),
    toggle,
  };
};
