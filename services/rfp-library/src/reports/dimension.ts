import type { ReportDimension } from '@bidwright/contract-rfp-library';
import { type RawBuilder, sql } from 'kysely';
import { t } from '../tables.ts';

/** An id, or a year. */
export type Key = string | number | null;

interface Columns {
  key: RawBuilder<Key>;
  name: RawBuilder<Key>;
}

/** What rows stand for: its id, and what it is called. */
export const columnsOf: Record<ReportDimension, Columns> = {
  sectionTitle: { key: t.sectionTitleId, name: sql`max(${t.sectionTitleName})` },
  owner: { key: t.ownerId, name: sql`max(${t.ownerName})` },
  year: { key: t.proposalYear, name: sql`max(${t.proposalYear})` },
};

/** Stands for the sum of all rows. */
export const everything: RawBuilder<string> = sql`'all'`;

/** A key, or a name, as it is answered. */
export const textOf = (key: Key | undefined): string | null => (key === null || key === undefined ? null : String(key));
