import type { User } from '@bidwright/contract-admin';
import type { RecordEvent, Reference } from '@bidwright/contract-kit';
import { copiesOf } from '@bidwright/service-kit';
import { type At, addedBy, followersOf, ofBid, referencesIn, responsible, textIn } from './ofBids.ts';

/** Who belongs to one of the teams. */
const membersOf = async ({ trx }: At, teams: readonly Reference[]): Promise<Reference[]> => {
  const ids = new Set(teams.map(({ id }) => id));
  const users = await copiesOf<Pick<User, 'id' | 'name' | 'teams'>>(trx, 'users');
  const members = users.filter((user) => user.teams?.some(({ id }) => ids.has(id)));
  return members.map(({ id, name }) => ({ id, name: name ?? '' }));
};

/** Whoever works on a bid or follows it hears what was decided; mail about it is sent by hand. */
export const decisionRecorded = ofBid(
  { subject: 'decisions', look: 'done' },
  'opportunities/decisions.created',
  async (_event, bid, at) => [
    { users: [...(await membersOf(at, bid.teamsInvolved)), ...(await followersOf(at, bid))], mail: 'no' },
  ],
);

/** Documents of which more people are told than those who follow the bid. */
const forAll = new Set(['signedContractScope', 'reviewerScoresComments', 'cpars']);

const kindOf = (type: unknown) =>
  type && typeof type === 'object' && 'value' in type ? textIn(type.value) : textIn(type);

/** A contract, a client's scores or a rating of our work has come; who follows the bid hears of any document. */
export const documentAdded = ofBid(
  { subject: 'documents', look: 'document' },
  'documents.created',
  async ({ record }, bid, at) => {
    const isForAll = forAll.has(kindOf(record.documentType));
    return [
      {
        values: { document: textIn(record.name) || textIn(record.documentName) },
        users: [...(isForAll ? responsible(bid) : []), ...(await followersOf(at, bid))],
        roles: isForAll ? ['Operations'] : [],
        mail: 'digest',
      },
    ];
  },
);

/** Somebody is spoken to in a comment. */
export const mention = ofBid(
  { subject: 'comments', look: 'mention' },
  'opportunities/comments.created',
  ({ record }) => [{ users: referencesIn(record.mentions), mail: 'now' }],
);

/** Who wrote the comment that is replied to. */
const repliedTo = async ({ trx }: At, { record: { replyTo } }: RecordEvent): Promise<Reference | null> => {
  if (typeof replyTo !== 'string') return null;
  const found = await trx
    .selectFrom('opportunities_comments')
    .select(['addedById', 'addedByName'])
    .where('id', '=', replyTo)
    .executeTakeFirst();
  return found ? addedBy(found) : null;
};

/** Somebody gets an answer to a comment, and is not spoken to in it besides. */
export const reply = ofBid(
  { subject: 'comments', look: 'mention' },
  'opportunities/comments.created',
  async (event, _bid, at) => {
    const author = await repliedTo(at, event);
    const isMentioned = referencesIn(event.record.mentions).some(({ id }) => id === author?.id);
    return [{ users: isMentioned ? [] : [author], mail: 'now' }];
  },
);
