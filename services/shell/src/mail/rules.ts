import { isDeepStrictEqual } from 'node:util';
import { emails, type MailState, mailTurns } from '@bidwright/contract-shell';
import { Problem, type Row, type Rules, tableOf } from '@bidwright/service-kit';
import { sql } from 'kysely';
import { now } from '../clock.ts';
import { addressesIn, htmlOf } from './html.ts';

const stateOf = ({ state }: Row) => state as MailState;

const notTurned = (state: MailState) => {
  const next = mailTurns[state]?.join(' or ');
  const why = next ? `only its state can be changed, to ${next}` : 'nothing can be changed';
  return new Problem(409, 'bad-state', `This mail is ${state}: ${why}`);
};

const kept = ['id', 'version', 'dateCreated', 'dateUpdated', 'addedById', 'addedByName', 'fieldVersions'];
const names = [...tableOf(emails).codecs.values()].reduce((all, { columns }) => all.concat(columns), kept);

const veiled = new Set(['text', 'html']);

const columns = (isDemo: boolean) =>
  sql.join(
    names.map((name) => {
      const column = sql.ref(name);
      return veiled.has(name) && !isDemo ? sql`if(secret, '•••', ${column}) as ${column}` : column;
    }),
  );

/**
 * What the outbox adds to the generic calls. Who could read the mails that let people in could come in as anybody: their texts
 * are answered in demo mode alone, where everybody knows the passwords.
 */
export const mailRules = (isDemo: boolean): Rules => ({
  seen: () => sql`(select ${columns(isDemo)} from emails)`,
  create: (letter) => ({
    ...letter,
    html: htmlOf(String(letter.text), addressesIn(String(letter.text))),
    template: 'own',
    state: 'Queued',
    nextTry: now(),
  }),
  update: (before, after) => {
    const others = Object.keys(after).filter((name) => !isDeepStrictEqual(after[name], before[name]));
    if (others.length === 0) return after;
    const isTurn = mailTurns[stateOf(before)]?.includes(stateOf(after)) && others.join() === 'state';
    if (!isTurn) throw notTurned(stateOf(before));
    return stateOf(after) === 'Queued' ? { ...after, tries: 0, error: null, nextTry: now() } : after;
  },
});
