import type { Role } from '@bidwright/contract-kit';

/** Who asks in the matrix of rights. */
export const identities = [
  'signed out',
  'no role',
  'User',
  'Operations',
  'Project Manager',
  'Team Lead',
  'Admin',
  'expired',
  'disabled',
] as const;
export type Identity = (typeof identities)[number];

/** Identities that a service gets to know; the others are signed out for it. */
export const known: readonly Identity[] = identities.slice(1, 7);

export const rolesOf = (identity: Identity): Role[] => (identity === 'no role' ? [] : [identity as Role]);

/**
 * What one identity may do: `*` with every record, `-` with none, letters with the records of those kinds. `c` with `*` or
 * letters: of what belongs to the record only what the person has added. A cell that begins with `A` or `P` holds for who
 * has the flag showActuals or showProjections; after `|` stands what holds without it, else nothing does.
 */
export type Cell = string;

/** Cells of one act, for: no role, User, Operations, Project Manager, Team Lead, Admin. */
export type Cells = readonly [Cell, Cell, Cell, Cell, Cell, Cell];

/**
 * By collection, then by act: `read`, `create`, `update`, `merge`; `export`, `bulk` and `import` of many at once; `read.<field>` and `update.<field>` for fields with rights
 * of their own; `<sub> read`, `<sub> create`, `<sub> update`, `<sub> remove`, `<sub> export`, `<sub> import` for subcollections; `file read`, `file write`,
 * `file remove` where records stand for files.
 */
export type PolicyTable = Record<string, Record<string, Cells>>;

/** Who may make calls that are not about a collection, by method and path. A cell is `*` or `-`. */
export type CallTable = Record<string, Cells>;

const flags = { A: 'showActuals', P: 'showProjections' } as const;

/** What a cell says for somebody with, or without, the flag it speaks of. */
export const readCell = (
  cell: Cell,
): { flag?: 'showActuals' | 'showProjections'; allowed: string; otherwise: string } => {
  const [first = '', otherwise = '-'] = cell.split('|');
  const flag = first.startsWith('A') ? flags.A : first.startsWith('P') ? flags.P : undefined;
  return flag ? { flag, allowed: first.slice(1), otherwise } : { allowed: first, otherwise: first };
};

/** Whether what a cell allows reaches a record of a kind; `foreign` is of no kind. */
export const reaches = (allowed: string, kind: string): boolean => allowed.includes('*') || allowed.includes(kind);
