import type { ContractFigures, DocumentType } from '@bidwright/contract-opportunities';
import type { Database } from '@bidwright/service-kit';
import { sql } from 'kysely';
import { contract, counted, d, invoice } from './counted.ts';

interface Sums {
  id: string;
  documentType: string;
  start: string | null;
  end: string | null;
  amount: string | null;
}

/** Sums by project and kind of document, over those that stand for themselves. */
const sumsOf = async (db: Database, ids: readonly string[]): Promise<Sums[]> => {
  const { rows } = await sql<Sums>`select ${d.opportunityId} as id, ${d.documentType},
      date_format(min(${d.startDate}), '%Y-%m-%d') as start,
      date_format(max(coalesce(${d.endDate}, ${d.startDate})), '%Y-%m-%d') as end,
      sum(${d.amount}) as amount
    from ${d}
    where ${d.opportunityId} in (${sql.join(ids)}) and ${counted}
    group by ${d.opportunityId}, ${d.documentType}`.execute(db);
  return rows;
};

const numberOf = (amount: string | null | undefined) => (amount == null ? null : Number(amount));

/** What documents say of the contracts of some projects, in the order in which those are named. */
export const figuresOf = async (db: Database, ids: readonly string[]): Promise<ContractFigures[]> => {
  const sums = ids.length > 0 ? await sumsOf(db, ids) : [];
  return ids.map((id) => {
    const of = (type: DocumentType) => sums.find((sum) => sum.id === id && sum.documentType === type);
    const [signed, invoiced] = [of(contract), of(invoice)];
    return {
      id,
      start: signed?.start ?? null,
      end: signed?.end ?? null,
      amount: numberOf(signed?.amount),
      invoiced: numberOf(invoiced?.amount) ?? 0,
      lastInvoice: invoiced?.end ?? null,
    };
  });
};
