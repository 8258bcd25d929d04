/** What is known of an open bid that says whether it will be ready in time. Days are whole; negative ones are past. */
export interface RiskFacts {
  daysLeft: number;
  /** Days that bids like it took from its status until they were sent; nothing where too few did to tell. */
  usualDays: number | null;
  /** Things it should have by now, see `missingFor`. */
  missing: number;
  hasManager: boolean;
  /** Days since questions were due while no answer to the client is on file; else nothing. */
  questionsLate: number | null;
  /** Days since the firm was to decide while no Go is in force; else nothing. */
  decisionLate: number | null;
  /** Steps and sections of its proposal that are late by its plan. */
  planLate: number;
  /** Where its proposal is planned: requirements that nobody has to answer. */
  uncovered: number;
  /** Other open bids of the same manager that are due within a week of this one. */
  others: number;
  /** Days since the due date was changed last. */
  dueMoved: number | null;
  /** Days since anything was changed. */
  untouched: number;
}

export const riskReasons = [
  'noManager',
  'pastDue',
  'daysLeft',
  'pace',
  'missing',
  'questionsLate',
  'decisionLate',
  'planLate',
  'uncovered',
  'others',
  'dueMoved',
  'untouched',
] as const;

export interface RiskReason {
  name: (typeof riskReasons)[number];
  /** Of what there can be more or less of. */
  count?: number;
}

export const riskLevels = ['low', 'medium', 'high'] as const;
export type RiskLevel = (typeof riskLevels)[number];

export interface Risk {
  /** Of 100. */
  score: number;
  level: RiskLevel;
  /** What it is made of, the heaviest first. */
  reasons: (RiskReason & { points: number })[];
}

const recently = 7;
const idle = 14;

const pointsForDays = (days: number) => {
  if (days <= 3) return 40;
  if (days <= 7) return 25;
  return days <= 14 ? 10 : 0;
};

const levelOf = (score: number): RiskLevel => {
  if (score >= 60) return 'high';
  return score >= 30 ? 'medium' : 'low';
};

const counted = (name: Exclude<RiskReason['name'], 'noManager'>, count: number, points: number) => ({
  name,
  count,
  points,
});

/** How likely an open bid is not to be ready in time: a score of 100, and why. */
export const deadlineRisk = (facts: RiskFacts): Risk => {
  const { daysLeft, usualDays, missing, hasManager, questionsLate, decisionLate } = facts;
  const { planLate, uncovered, others, dueMoved, untouched } = facts;
  const reasons: Risk['reasons'] = [
    daysLeft < 0 ? counted('pastDue', -daysLeft, 100) : counted('daysLeft', daysLeft, pointsForDays(daysLeft)),
    counted('pace', usualDays ?? 0, usualDays !== null && daysLeft >= 0 && daysLeft < usualDays ? 12 : 0),
    counted('missing', missing, Math.min(missing * 8, 24)),
    { name: 'noManager', points: hasManager ? 0 : 10 },
    counted('questionsLate', questionsLate ?? 0, questionsLate === null ? 0 : 8),
    counted('decisionLate', decisionLate ?? 0, decisionLate === null ? 0 : 12),
    counted('planLate', planLate, Math.min(planLate * 6, 18)),
    counted('uncovered', uncovered, Math.min(uncovered * 2, 12)),
    counted('others', others, Math.min(others * 6, 18)),
    counted('dueMoved', dueMoved ?? 0, dueMoved !== null && dueMoved <= recently ? 6 : 0),
    counted('untouched', untouched, untouched >= idle ? 10 : 0),
  ];
  const counting = reasons.filter(({ points }) => points > 0).toSorted((one, other) => other.points - one.points);
  const score = Math.min(
    100,
    counting.reduce((sum, { points }) => sum + points, 0),
  );
  return { score, level: levelOf(score), reasons: counting };
};
