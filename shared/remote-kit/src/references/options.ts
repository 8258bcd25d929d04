import type { Reference } from '@bidwright/contract-kit';
import { createFilterOptions, type FilterOptionsState } from '@mui/material/useAutocomplete';

/** Something to choose: an entry of a lookup list. */
export interface Option {
  id: string | number;
  name: string;
  /** Beside the name: what tells namesakes apart. */
  detail?: string;
}

/**
 * An option as the list shows it. `create` is the list's own '-- Add New … --' entry, `inactive` a value the list no longer offers, `more`
 * says how many are not shown.
 */
export interface Shown extends Reference {
  detail?: string;
  kind?: 'create' | 'inactive' | 'more';
}

/** A value as the form keeps it. An id of null is a text of its own, where the contract allows it. */
export interface Picked {
  id: string | null;
  name: string;
}

const isPlaceholder = ({ id }: Option) => String(id) === '0';

/**
 * What can be chosen, with values that are held but not among the options. The placeholder stands only where something can be created;
 * `partial` options are those that a search found.
 */
export const shownOptions = (
  options: readonly Option[] | undefined,
  held: readonly Picked[],
  { creates, partial }: { creates?: boolean; partial?: boolean } = {},
): Shown[] => {
  const offered = (options ?? [])
    .filter((option) => creates || !isPlaceholder(option))
    .map((option): Shown => ({ ...option, id: String(option.id), kind: isPlaceholder(option) ? 'create' : undefined }));
  const ids = new Set(offered.map(({ id }) => id));
  // Until the whole list is known, nobody can say that it lacks a value.
  const kind = options && !partial ? 'inactive' : undefined;
  const others = held.flatMap(({ id, name }): Shown[] => (id && !ids.has(id) ? [{ id, name, kind }] : []));
  return [...offered, ...others];
};

const byName = createFilterOptions<Shown>();

/** Drawing more takes longer than a key may; nobody reads them either. */
const max = 100;

/**
 * The options that fit what is typed, the first of them where they are many. Where none does, the entry that creates one is left, where the
 * list has it.
 */
export const fitting = (options: Shown[], state: FilterOptionsState<Shown>): Shown[] => {
  const found = byName(options, state);
  if (found.length === 0) return options.filter(({ kind }) => kind === 'create');
  if (found.length <= max) return found;
  return [...found.slice(0, max), { id: 'more', name: String(found.length - max), kind: 'more' }];
};

/** That there are more is said, and cannot be chosen. */
export const isNote = ({ kind }: Shown): boolean => kind === 'more';
