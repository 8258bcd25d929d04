import { type OpportunityStatus, progressOf, type StatusCategory } from '@bidwright/contract-admin';
import type { Projection } from '@bidwright/contract-ftes';
import type { Reference } from '@bidwright/contract-kit';

export const months = [1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12] as const;

/** What stands in a month: a fraction, 1 being the whole month; null where nothing is planned. */
type Share = number | null;

/** A bid's months in one year. */
export interface Bid {
  id: string;
  opportunity: Reference;
  status: Reference | null;
  category: StatusCategory;
  /** How far along its category the status is. */
  progress: number;
  /** How likely the work is to come: 1 once it is won. */
  chance: number;
  months: Share[];
  average: number;
}

const average = (shares: Share[]) => shares.reduce<number>((sum, share) => sum + (share ?? 0), 0) / months.length;

/** The bids that have months in the year: won work first, then by name. */
export const bidsOf = (projections: Projection[], statuses: OpportunityStatus[], year: number): Bid[] => {
  const statusById = new Map(statuses.map((status) => [status.id, status]));
  return projections
    .map(({ id, opportunity, oppStatus, entries }) => {
      const status = statusById.get(oppStatus?.id ?? '');
      const shares = new Map(entries.filter((entry) => entry.year === year).map((e) => [e.month, e.percentAllocated]));
      const planned = months.map((month) => shares.get(month) ?? null);
      const category = status?.category ?? 'Open';
      const chance = category === 'Won' ? 1 : (status?.defaultChance ?? 0);
      const progress = progressOf(statuses, oppStatus?.id ?? '');
      return {
        id,
        opportunity,
        status: oppStatus,
        category,
        progress,
        chance,
        months: planned,
        average: average(planned),
      };
    })
    .filter((bid) => bid.months.some((share) => share !== null))
    .sort(
      (a, b) =>
        Number(b.category === 'Won') - Number(a.category === 'Won') ||
        a.opportunity.name.localeCompare(b.opportunity.name),
    );
};

export const isCommitted = ({ category }: Bid) => category === 'Won';

/** Work that may come. Lost, dropped and cancelled bids keep their months for the record, but are no load. */
export const isOpen = ({ category }: Bid) => category === 'Open' || category === 'Submitted';

/** The sum of a month over the bids, each counted as far as it is likely. */
export const totalsOf = (bids: Bid[]): number[] =>
  months.map((month) => bids.reduce((sum, bid) => sum + (bid.months[month - 1] ?? 0) * bid.chance, 0));

/** A fraction as whole percents. */
export const percent = (share: number) => Math.round(share * 100);

/** Percents over a whole month; 0 when within it. */
export const excess = (share: number) => Math.max(0, percent(share) - 100);

/** The part of a month that must be free for a person to take on more. */
export const roomy = 0.2;

export interface Summary {
  average: number;
  /** From 1; null in a year without load. */
  peakMonth: number | null;
  peak: number;
  /** Months above 100 %. */
  over: number[];
  /** The first month, not before `from`, with enough of it free, and how many percent that are. */
  free: { month: number; points: number } | null;
}

/** What to say of a year's monthly totals. */
export const summaryOf = (totals: number[], from = 1): Summary => {
  const peak = Math.max(0, ...totals);
  const month = months.find((month) => month >= from && percent(totals[month - 1] ?? 0) <= percent(1 - roomy));
  return {
    average: average(totals),
    peak,
    peakMonth: peak > 0 ? totals.indexOf(peak) + 1 : null,
    over: months.filter((month) => excess(totals[month - 1] ?? 0) > 0),
    free: month ? { month, points: 100 - percent(totals[month - 1] ?? 0) } : null,
  };
};

/** The years that hold any month, in order. */
export const yearsOf = (projections: readonly { entries: readonly { year: number }[] }[]): number[] =>
  [...new Set(projections.flatMap(({ entries }) => entries.map(({ year }) => year)))].sort((a, b) => a - b);
