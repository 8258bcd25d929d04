import type { User } from '@bidwright/contract-admin';
import { type AskedOf, may, message, type Reference } from '@bidwright/contract-kit';
import { opportunities, parts, type sendDecision } from '@bidwright/contract-opportunities';
import {
  type Author,
  applyPatch,
  copyOf,
  type Database,
  Problem,
  type Service,
  selectRecords,
  under,
} from '@bidwright/service-kit';
import { sql } from 'kysely';
import { t } from '../tables.ts';

const { rights } = parts.decisions;

/** Only people who work here get it. Their names are those that admin knows. */
const knownRecipients = async (db: Database, to: Reference[]): Promise<Reference[]> => {
  const found = await Promise.all(to.map(({ id }) => copyOf<User>(db, 'users', id)));
  const gone = to.filter((_one, at) => found[at]?.status !== 'Active');
  if (gone.length > 0)
    throw new Problem(422, 'invalid', `${gone.map(({ name }) => name).join(', ')} cannot receive email`, {
      fields: {
        to: message('opportunities.mail.unknownRecipient', { names: gone.map(({ name }) => name).join(', ') }),
      },
    });
  return to.map(({ id, name }, at) => ({ id, name: found[at]?.name ?? name }));
};

const mustDecide = async ({ resource }: Service, db: Database, { person }: Author, id: string | null) => {
  const { table } = resource(opportunities);
  const [bid] = await selectRecords(db, table, { where: [sql<boolean>`${t.id} = ${id}`], limit: 1 });
  if (!bid) throw new Problem(404, 'no-record', 'opportunities has no record with this id');
  if (!person || !may(rights.create, person, bid))
    throw new Problem(403, 'forbidden', 'You have no right to mail decisions about this bid');
};

/**
 * Notes on a decision to whom it is mailed, by whom and when. The service hears of that and tells the front door to mail it.
 * A decision is mailed once: the second of two clicks finds it sent.
 */
export const mailDecision = async (service: Service, db: Database, by: Author, input: AskedOf<typeof sendDecision>) => {
  const { id, decision, to, subject, text } = input;
  await mustDecide(service, db, by, id);
  const sentTo = await knownRecipients(db, to);
  const place = under(service.resource(opportunities), 'decisions', id);
  const sent = {
    sentTo,
    sentSubject: subject,
    sentText: text,
    sentBy: { id: by.id, name: by.name },
    sentAt: Math.floor(Date.now() / 1000),
  };
  return applyPatch(
    db,
    place,
    decision,
    ({ sentAt }) => {
      if (sentAt !== null) throw new Problem(409, 'already-sent', 'This decision was mailed before');
      return { changes: sent };
    },
    by,
  );
};
