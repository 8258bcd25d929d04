import { type AskedOf, message, type Person } from '@bidwright/contract-kit';
import { type calendarFile, maxInCalendar, type ReportFile } from '@bidwright/contract-opportunities';
import { chosenBy, type Database, Problem, type Resource } from '@bidwright/service-kit';
import { type SqlBool, sql } from 'kysely';
import { t } from '../tables.ts';
import { calendarOf } from './calendarOf.ts';
import { datedBids } from './datedBids.ts';

type Asked = AskedOf<typeof calendarFile>;

const tooMany = () =>
  new Problem(422, 'invalid', `A calendar has at most ${maxInCalendar} bids: choose fewer`, {
    fields: { ids: message('calendarFile.tooMany', { max: maxInCalendar }) },
  });

const namedIn = ({ ids, where, search }: Asked) => {
  if (ids && (where || search)) throw new Problem(400, 'bad-value', 'Name records by ids or by a filter, not by both');
  return ids ? [sql<SqlBool>`${t.id} in (${sql.join(ids)})`] : [];
};

/** The dates of the bids that are chosen in the list, as a file. */
export const calendarFileOf = async (
  db: Database,
  resource: Resource,
  person: Person,
  asked: Asked,
): Promise<ReportFile> => {
  const where = [...namedIn(asked), ...chosenBy(resource, person, asked)];
  const bids = await datedBids(db, where, { max: maxInCalendar + 1 });
  if (bids.length > maxInCalendar) throw tooMany();
  // Whoever has chosen a bid wants its dates, however far it has come; the award is the feed's to follow.
  const calendar = calendarOf(bids, { language: asked.language, isOn: (name) => name !== 'expectedAwardDate' });
  const content = Buffer.from(calendar.toString()).toString('base64');
  return { name: 'bidwright.ics', mediaType: 'text/calendar', content };
};
