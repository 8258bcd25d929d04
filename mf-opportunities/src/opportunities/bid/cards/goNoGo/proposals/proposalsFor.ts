import { type Decided, type Experience, type FactorSource, maxPoints } from '@bidwright/contract-opportunities';

/** Points that the records speak for, and why: a message of the catalog with what it says. */
export interface Proposal {
  points: number;
  reason: string;
  values: Record<string, string | number>;
}

/** What is known of a bid that is weighed; what the person may not know, or what could not be read, is missing. */
export interface Known {
  bid: { client: { name: string }; projectType: { name: string }; primaryTeam: { name: string } };
  experience?: Experience;
  /** Whole days until it is due, negative ones past, and those that bids like it took. */
  time: { left: number; usual: number | null };
  /** The part of its primary team's time that is free when the work would begin, in so many months. */
  capacity?: { free: number; months: number };
  /** The library's texts of its teams. */
  texts?: number;
}

const bounded = (points: number, min = 0, max = maxPoints) => Math.min(max, Math.max(min, Math.round(points)));

/** The share that was won; a few bids say little, so that they are drawn to the middle. */
const byShare = ({ won, decided }: Decided) => bounded((maxPoints * (won + 1)) / (decided + 2));

const ofPast = (reason: string, past: Decided | undefined, name = ''): Proposal | undefined =>
  past && past.decided > 0 ? { points: byShare(past), reason, values: { ...past, name } } : undefined;

const ofOriginal = (original: Experience['original'] | undefined): Proposal | undefined => {
  if (!original) return undefined;
  const { name, isOurs, firm } = original;
  if (isOurs) return { points: 9, reason: 'original.ours', values: { name } };
  return { points: 3, reason: firm ? 'original.firm' : 'original.others', values: { name, firm: firm ?? '' } };
};

/** Where the winners asked as much as we did, the price was not what we lost by; each tenth that they asked less takes two points. */
const ofRivals = (rivals: Experience['rivals'] | undefined): Proposal | undefined => {
  if (!rivals || rivals.price === null) return undefined;
  const { count, price, firm } = rivals;
  return {
    points: bounded(7 - (1 - price) * 20, 1, 9),
    reason: firm ? 'rivals.firm' : 'rivals.some',
    values: { count, price, firm: firm ?? '' },
  };
};

/** Half of the team's time is as good as all of it. */
const ofCapacity = ({ capacity, bid }: Known): Proposal | undefined =>
  capacity && {
    points: bounded(capacity.free * maxPoints * 2),
    reason: 'capacity',
    values: { ...capacity, name: bid.primaryTeam.name },
  };

/** Days that stand for what bids take where too few were sent to tell. */
const usually = 30;

/** As many days as bids like it took are the middle. */
const ofTime = ({ left, usual }: Known['time']): Proposal => ({
  points: bounded((maxPoints / 2) * (left / (usual || usually))),
  reason: left < 0 ? 'time.past' : usual ? 'time.usual' : 'time.left',
  values: { left, usual: usual ?? 0 },
});

const steps = [1, 5, 20, 50];

/** Each step is worth two points. */
const ofTexts = (texts: number | undefined): Proposal | undefined =>
  texts === undefined
    ? undefined
    : { points: 1 + 2 * steps.filter((step) => texts >= step).length, reason: 'texts', values: { texts } };

/** Nothing where the records say nothing. */
export type Proposals = Partial<Record<FactorSource, Proposal>>;

/** What the records propose for each kind of factor. */
export const proposalsFor = (known: Known): Proposals => {
  const { bid, experience, time, texts } = known;
  return {
    client: ofPast('client', experience?.client, bid.client.name),
    work: ofPast('work', experience?.work, bid.projectType.name),
    partners: ofPast('partners', experience?.partners),
    original: ofOriginal(experience?.original),
    rivals: ofRivals(experience?.rivals),
    capacity: ofCapacity(known),
    time: ofTime(time),
    texts: ofTexts(texts),
  };
};
