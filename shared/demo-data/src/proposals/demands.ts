import type { requirementKinds, requirementStates } from '@bidwright/contract-opportunities';
import type { sectionsOf } from './planRecords.ts';

export interface Demand {
  section: string;
  kind: (typeof requirementKinds)[number];
  text: string;
  /** Where the proposal answers it; of some nobody has said. */
  answeredIn: (typeof sectionsOf)[number]['title'] | null;
  state: (typeof requirementStates)[number];
}

/** What the solicitation of a bid demands, in its order. */
export const demands: readonly Demand[] = [
  {
    section: 'C.2 Services',
    kind: 'Perform',
    text: 'The contractor shall load all samples of the last ten years before the end of the fourth month.',
    answeredIn: 'Technical approach',
    state: 'Written',
  },
  {
    section: 'C.2 Services',
    kind: 'Perform',
    text: 'Dashboards must answer any question of the field offices within five seconds.',
    answeredIn: 'Technical approach',
    state: 'In work',
  },
  {
    section: 'C.3 Staff',
    kind: 'Perform',
    text: 'The contractor shall name a deputy for each key person.',
    answeredIn: 'Staffing plan',
    state: 'Reviewed',
  },
  {
    section: 'C.3 Staff',
    kind: 'Perform',
    text: 'The project manager must be reachable on every working day from eight to five.',
    answeredIn: 'Staffing plan',
    state: 'Written',
  },
  {
    section: 'C.4 Quality',
    kind: 'Perform',
    text: 'The contractor shall have each deliverable checked by a person who has not written it.',
    answeredIn: 'Quality control plan',
    state: 'Written',
  },
  {
    section: 'H.1 Contract terms',
    kind: 'Contract',
    text: 'The contractor shall keep all records of this contract for three years after its end.',
    answeredIn: null,
    state: 'Not applicable',
  },
  {
    section: 'H.2 Data rights',
    kind: 'Contract',
    text: 'The agency shall own all code, and the contractor must deliver it with a way to build it.',
    answeredIn: null,
    state: 'Open',
  },
  {
    section: 'L.1 Format',
    kind: 'Format',
    text: 'The technical volume shall not exceed 50 pages, in letters of at least eleven points.',
    answeredIn: 'Technical approach',
    state: 'In work',
  },
  {
    section: 'L.1 Format',
    kind: 'Format',
    text: 'Offerors shall submit each volume as one searchable PDF file.',
    answeredIn: null,
    state: 'Open',
  },
  {
    section: 'L.2 Volume I',
    kind: 'Submit',
    text: 'The offeror shall submit an executive summary of at most two pages.',
    answeredIn: 'Executive summary',
    state: 'Open',
  },
  {
    section: 'L.2 Volume I',
    kind: 'Submit',
    text: 'The offeror shall submit a staffing plan with the share of time of each person.',
    answeredIn: 'Staffing plan',
    state: 'In work',
  },
  {
    section: 'L.3 Volume II',
    kind: 'Submit',
    text: 'The offeror shall describe three contracts of like size that were completed in the last five years.',
    answeredIn: 'Past performance',
    state: 'In work',
  },
  {
    section: 'M.1 Evaluation',
    kind: 'Evaluate',
    text: 'Offers must show that their authors understand what field offices do with the data.',
    answeredIn: 'Understanding of the need',
    state: 'Reviewed',
  },
  {
    section: 'M.1 Evaluation',
    kind: 'Evaluate',
    text: 'Past performance must be rated satisfactory or better to be considered.',
    answeredIn: 'Past performance',
    state: 'Open',
  },
];

/** The solicitation as a text. */
export const solicitationText = (name: string): string => {
  const bySection = Map.groupBy(demands, ({ section }) => section);
  const sections = [...bySection].map(([section, all]) => [section, ...all.map(({ text }) => text)].join('\n\n'));
  return `${[`Request for proposals: ${name}`, ...sections].join('\n\n')}\n`;
};
