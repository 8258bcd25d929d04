import type { EventOf, Role } from '@bidwright/contract-kit';
import { type RfpContent, rfpContent } from '@bidwright/contract-rfp-library';
import { addDays, daysUntil, type Notices, type StatedNotice, selectRecords } from '@bidwright/service-kit';
import { type RawBuilder, type SqlBool, sql } from 'kysely';
import { t } from '../tables.ts';
import en from './locales/en.json' with { type: 'json' };
import fr from './locales/fr.json' with { type: 'json' };
import ro from './locales/ro.json' with { type: 'json' };
import zh from './locales/zh.json' with { type: 'json' };

/** Who reads the library: those who write bids too, once it is opened to them. */
const ofLibrary = { readers: ['Admin'], openTo: ['Team Lead', 'Project Manager'] } satisfies Record<string, Role[]>;

const pageOf = (id: string) => `/rfp-content-library?entry=${id}`;

/** Somebody is to keep a text up to date. */
const assigned: StatedNotice = {
  ...ofLibrary,
  subject: 'assigned',
  look: 'assigned',
  on: ['rfp-library.rfpContent.created', 'rfp-library.rfpContent.changed'],
  notices: ({ recordId, record, changes, by }: EventOf<RfpContent>) => [
    {
      values: { by: by.name, name: record.sectionTitle?.name ?? '' },
      link: pageOf(recordId),
      users: [changes.owner?.to],
      mail: 'now',
    },
  ],
};

/** The review of a text reminds its owner. `isOn` says of which days on which it is due. */
const review = (look: StatedNotice['look'], isOn: (today: string) => RawBuilder<SqlBool>): StatedNotice => ({
  ...ofLibrary,
  subject: 'reviews',
  look,
  daily: async (today, { trx, service }) => {
    const where = [isOn(today), sql<SqlBool>`${t.status} = 'Active'`];
    const found = await selectRecords(trx, service.resource(rfpContent).table, { where });
    return found.map(({ id, sectionTitle, owner, reviewDue }) => ({
      recordId: id,
      occasion: `${reviewDue}:${daysUntil(reviewDue ?? today, today)}`,
      values: { name: sectionTitle.name, date: reviewDue ?? '' },
      link: pageOf(id),
      users: [owner],
      roles: ['Admin'],
      mail: 'digest',
    }));
  },
});

/** Of what people are told who keep texts. */
export const notices: Notices = {
  types: {
    assigned,
    'review-due': review('soon', (today) => sql`${t.reviewDue} in (${today}, ${addDays(today, 14)})`),
    /** Once a week. */
    'review-late': review(
      'late',
      (today) => sql`${t.reviewDue} < ${today} and mod(datediff(${today}, ${t.reviewDue}), 7) = 0`,
    ),
  },
  texts: { en, fr, ro, zh },
};
