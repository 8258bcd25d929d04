import { type AnswerOf, boolean, call, number, object, objectOf, string, tally } from '@bidwright/contract-kit';
import { bidId } from './bidId.ts';
import { opportunities } from './opportunities.ts';

/** Bids of a kind that were won or lost, and how many of them were won. */
const decided = () => objectOf({ won: tally(), decided: tally() });

/** What the firm's other bids say of one that is to be decided about. */
export const experience = call({
  service: opportunities.service,
  name: 'experience',
  summary:
    'How bids like one ended: of its client, for its kind of work, with its partners; who won them, and who holds it',
  input: object({ id: bidId() }),
  answer: objectOf({
    /** For the same client. */
    client: decided(),
    /** For the same kind of work. */
    work: decided(),
    /** With any of its partners. */
    partners: decided(),
    /** Bids for this client or this kind of work that others won, where both prices are known. */
    rivals: objectOf({
      count: tally(),
      /** What the winners asked beside what we did: 0.9 is a tenth less. Nothing where there is no such bid. */
      price: number().nullable().defined(),
      /** Who won most of them. */
      firm: string().nullable().defined(),
    }),
    /** The decided bid that this one follows as a recompete: whether we won it, and who did otherwise. */
    original: objectOf({
      name: string().defined(),
      isOurs: boolean().defined(),
      firm: string().nullable().defined(),
    }).nullable(),
  }),
  right: opportunities.rights.read,
  refusals: [404],
  reads: [opportunities.name],
});
export type Experience = AnswerOf<typeof experience>;
export type Decided = Experience['client'];
