import { fill, namesOf } from '@bidwright/contract-kit';
import { type CalendarLanguage, isStepKind, type MyProposalWork } from '@bidwright/contract-opportunities';
import en from '@bidwright/contract-opportunities/locales/en.json' with { type: 'json' };
import fr from '@bidwright/contract-opportunities/locales/fr.json' with { type: 'json' };
import ro from '@bidwright/contract-opportunities/locales/ro.json' with { type: 'json' };
import zh from '@bidwright/contract-opportunities/locales/zh.json' with { type: 'json' };
import ical, { ICalAlarmType, type ICalCalendar } from 'ical-generator';
import type { DatedBid } from './datedBids.ts';

const catalogs = { en, fr, ro, zh };

/** Seconds before a date at which calendars remind of it. */
const reminders = [7 * 86_400, 86_400];

/** Seconds after which calendars are to look again. */
const again = 3600;

/** The dates of a bid, and whether calendars remind of them. */
const dates = { dueDate: true, dateQnA: true, decisionDueDate: true, expectedAwardDate: false };

type DateName = keyof typeof dates;
const names = namesOf(dates);

interface Wanted {
  language: CalendarLanguage;
  /** Whether the calendar has this date of the bid. */
  isOn: (name: DateName, bid: DatedBid) => boolean;
  /** What somebody has to do for proposals. */
  work?: readonly MyProposalWork[];
}

const pageOf = (id: string) =>
  new URL(`/general/opportunities/${id}`, process.env.PUBLIC_URL ?? 'http://localhost').href;

/** When on its day a bid is due, as its solicitation says it: '14:00 America/New_York'. */
const hourOf = ({ dueTime, dueZone }: DatedBid) => [dueTime, dueTime && dueZone].filter(Boolean).join(' ');

type Texts = (typeof catalogs)[CalendarLanguage];

/** As people wrote it, unless it is one of the product's. */
const stepName = (name: string, texts: Readonly<Record<string, string>>) =>
  (isStepKind(name) && texts[`opportunities.proposal.kind.${name.replace(' ', '')}`]) || name;

/** Where it is done; what has no page of its own stands in the proposal. */
const pageFor = ({ part, opportunity }: MyProposalWork) =>
  `${pageOf(opportunity.id)}/${part === 'questions' || part === 'requirements' ? part : 'proposal'}`;

/** Questions of a list are several entries, each of its day. */
const entryOf = ({ id, part, day }: MyProposalWork) =>
  `${id}.${part}${part === 'questions' ? `.${day}` : ''}@bidwright`;

const addWork = (calendar: ICalCalendar, work: readonly MyProposalWork[], texts: Texts) => {
  for (const one of work) {
    const { part, name, count, day, opportunity } = one;
    calendar.createEvent({
      id: entryOf(one),
      start: new Date(`${day}T00:00:00Z`),
      allDay: true,
      summary: fill(texts[`opportunities.feed.${part}`], {
        what: part === 'attends' ? stepName(name, texts) : name,
        count,
        name: opportunity.name,
      }),
      description: opportunity.client,
      url: pageFor(one),
      alarms: [{ type: ICalAlarmType.display, trigger: reminders[1] }],
    });
  }
};

/** A calendar of the dates of bids: whole days, wherever the reader is. */
export const calendarOf = (bids: readonly DatedBid[], { language, isOn, work = [] }: Wanted): ICalCalendar => {
  const texts = catalogs[language];
  const calendar = ical({
    name: 'Bidwright',
    prodId: { company: 'Bidwright', product: 'Opportunities', language: language.toUpperCase() },
    ttl: again,
  });
  for (const bid of bids) {
    for (const name of names) {
      const date = bid[name];
      if (!date || !isOn(name, bid)) continue;
      const hour = name === 'dueDate' ? hourOf(bid) : '';
      calendar.createEvent({
        id: `${bid.id}.${name}@bidwright`,
        sequence: bid.version,
        stamp: new Date(bid.dateUpdated * 1000),
        start: new Date(`${date}T00:00:00Z`),
        allDay: true,
        summary: [fill(texts[`opportunities.feed.${name}`], { name: bid.name }), hour].filter(Boolean).join(', '),
        description: `${bid.client} · ${bid.status}`,
        url: pageOf(bid.id),
        alarms: dates[name] ? reminders.map((trigger) => ({ type: ICalAlarmType.display, trigger })) : [],
      });
    }
  }
  addWork(calendar, work, texts);
  return calendar;
};
