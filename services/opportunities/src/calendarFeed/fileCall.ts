import { message, type Person, searchLength } from '@bidwright/contract-kit';
import {
  type CalendarLanguage,
  calendarLanguages,
  mostInCalendar,
  opportunities,
} from '@bidwright/contract-opportunities';
import { chosenBy, isId, isRow, Problem, personOf, type Row, readJson, type Service } from '@bidwright/service-kit';
import { idOf, type Operation, objectOf } from '@bidwright/service-kit/openapi';
import express, { type Router } from 'express';
import { type RawBuilder, type SqlBool, sql } from 'kysely';
import { calendarOf } from './calendarOf.ts';
import { datedBids } from './datedBids.ts';

const path = `/api/${opportunities.service}/calendarFile`;

/** What the document of the API says of the call. */
export const calendarFileOperation: Operation = {
  method: 'post',
  path,
  tag: 'opportunities',
  summary: `Due, Q&A and go/no-go dates of bids as a calendar (iCalendar) to keep, in base64: these ids, or what a query would find. More than ${mostInCalendar} are refused`,
  refusals: [422],
  body: objectOf(
    {
      ids: { type: 'array', minItems: 1, maxItems: mostInCalendar, items: idOf(opportunities.name) },
      where: { type: 'array', maxItems: 30, description: 'As query takes it' },
      search: { type: ['string', 'null'], maxLength: searchLength },
      language: { enum: [...calendarLanguages], description: 'Of the entries' },
    },
    [],
  ),
  answer: objectOf({ name: { type: 'string' }, mediaType: { type: 'string' }, content: { type: 'string' } }),
};

const known: ReadonlySet<string> = new Set(['ids', 'where', 'search', 'language']);

const languageIn = (language: unknown = 'en'): CalendarLanguage => {
  const found = calendarLanguages.find((one) => one === language);
  if (!found) throw new Problem(400, 'bad-value', `language must be one of: ${calendarLanguages.join(', ')}`);
  return found;
};

const tooMany = () =>
  new Problem(422, 'invalid', `A calendar has at most ${mostInCalendar} bids: choose fewer`, {
    fields: { ids: message('calendarFile.tooMany', { most: mostInCalendar }) },
  });

const namedIn = ({ ids, where, search }: Row): RawBuilder<SqlBool>[] => {
  if (ids === undefined) return [];
  if (!Array.isArray(ids) || ids.length === 0 || !ids.every(isId))
    throw new Problem(400, 'bad-value', 'ids must be a list of ids');
  if (where !== undefined || search !== undefined)
    throw new Problem(400, 'bad-value', 'Name records by ids or by a filter, not by both');
  if (ids.length > mostInCalendar) throw tooMany();
  return [sql<SqlBool>`t.id in (${sql.join(ids)})`];
};

const calendarFile = async ({ db, resources }: Service, person: Person, body: unknown) => {
  const resource = resources.get(opportunities.name);
  if (!resource || !isRow(body)) throw new Problem(400, 'no-json', 'The body must be a JSON object');
  const unknown = Object.keys(body).filter((name) => !known.has(name));
  if (unknown.length > 0) throw new Problem(400, 'unknown-field', `calendarFile takes no ${unknown.join(', ')}`);
  const language = languageIn(body.language);
  const where = [...namedIn(body), ...chosenBy(resource, person, body)];
  const bids = await datedBids(db, where, { most: mostInCalendar + 1 });
  if (bids.length > mostInCalendar) throw tooMany();
  // Whoever has chosen a bid wants its dates, however far it has come; the award is the feed's to follow.
  const calendar = calendarOf(bids, { language, isOn: (name) => name !== 'expectedAwardDate' });
  const content = Buffer.from(calendar.toString()).toString('base64');
  return { name: 'bidwright.ics', mediaType: 'text/calendar', content };
};

/** The call behind the calendar file of the bids that are chosen in the list. */
export const calendarFileCall = (service: Service): Router => {
  const router = express.Router();
  router.post(path, ...readJson, async (request, response) => {
    response.json({ data: await calendarFile(service, personOf(request, service), request.body) });
  });
  return router;
};
