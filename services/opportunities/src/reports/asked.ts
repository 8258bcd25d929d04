import { may, message, type Person } from '@bidwright/contract-kit';
import { daysBetween } from '@bidwright/contract-kit/days';
import { canBePlain, type ReportAsked, type ReportId, reports } from '@bidwright/contract-opportunities';
import { type Database, Problem } from '@bidwright/service-kit';
import { lookupsIn } from './lookups.ts';
import { type Span, usualSpan } from './period.ts';
import type { View } from './view.ts';

/** Days of a period at most, where each is a row. */
const maxDays = 400;
/** Each change of a period is looked at, or each bid that was changed in it. */
const maxOfChanges = 800;
const changing: ReadonlySet<ReportId> = new Set(['change-activity', 'pipeline-changes']);
/** Else: twenty years. */
const max = 7400;

const maxSpanOf = ({ report, by }: Pick<Parameters, 'report' | 'by'>) => {
  if (by === 'day') return maxDays;
  return changing.has(report) ? maxOfChanges : max;
};

const refused = (field: string, key: string) =>
  new Problem(422, 'invalid', 'Some parameters make no sense', { fields: { [field]: message(key) } });

type Parameters = Omit<ReportAsked, 'compare'>;

const spanOf = ({ report, from, to, by }: Parameters, today: string): Span => {
  // How bids stood on a past day is compared with the time before that day, not with the day itself.
  const usual = usualSpan(report, reports[report].period === 'since' ? (to ?? today) : today);
  const span = {
    from: from ?? (to && to < usual.from ? to : usual.from),
    to: to ?? (from && from > usual.to ? from : usual.to),
  };
  if (daysBetween(span.from, span.to) > maxSpanOf({ report, by })) throw refused('to', 'reports.to.tooFar');
  return span;
};

/** What one person asks to see. Refuses a report that the person may not, and a grouping that the report does not know. */
export const viewOf = async (db: Database, person: Person, asked: Parameters): Promise<View> => {
  const { rights, by: known, across: splits = [] } = reports[asked.report];
  if (!may(rights, person)) throw new Problem(403, 'forbidden', 'You have no right to this report');
  const by = known.find((one) => one === asked.by) ?? (asked.by ? undefined : known[0]);
  if (!by) throw refused('by', 'validation.invalid');
  const across = splits.find((one) => one === asked.across) ?? null;
  if (asked.across && (!across || across === by)) throw refused('across', 'validation.invalid');
  const { basis: bases = [] } = reports[asked.report];
  const basis = bases.find((one) => one === asked.basis) ?? null;
  if (asked.basis && !basis) throw refused('basis', 'validation.invalid');
  if (!asked.weighted && !canBePlain(asked.report)) throw refused('weighted', 'validation.invalid');
  const today = asked.today ?? new Date().toISOString().slice(0, 10);
  const { report, team, owner, client, clientType, projectType, source, chance, quiet, weighted } = asked;
  return {
    report,
    team,
    owner,
    client,
    clientType,
    projectType,
    source,
    chance,
    quiet,
    weighted,
    ...spanOf(asked, today),
    by,
    across,
    basis: basis ?? bases[0] ?? null,
    today,
    person,
    lookups: await lookupsIn(db),
  };
};
