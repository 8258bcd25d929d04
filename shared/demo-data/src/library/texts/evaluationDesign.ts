import type { Theme } from '../theme.ts';

export const evaluationDesign: Theme = {
  sections: ['Technical approach', 'Understanding of the need'],
  opening: [
    'Whether a program works is three questions: did anything change, was it the program that changed it, and would it work elsewhere. Numbers answer the first, a comparison answers the second, and only people can answer the third. We therefore combine methods.',
    'The program of {client} reaches different groups in different ways, and an average would hide what matters most. Our design looks for effects where the theory of the program says they should appear, and for harm where nobody hopes to find it.',
    'An evaluation is useful if somebody decides differently because of it. Before we choose methods we will ask {client} which decisions are coming, when, and what would have to be true for each of them.',
  ],
  method: [
    'The quantitative part compares participants with similar people who were eligible and did not take part, matched on the records that {client} already holds. Where places were given by lottery or by a waiting list, we use that instead, because it is stronger. Outcomes are measured at the start, at twelve and at twenty-four months. The qualitative part visits {people} sites, chosen to differ in size, region and results, for two days each: interviews with staff, conversations with participants, observation of ordinary days. Both parts share one set of questions. They meet at two fixed points in the year, where each side has to explain a finding of the other.',
    'We begin with a logic model of one page, drawn together with program staff and corrected by participants. Each arrow in it becomes a question, each question gets an indicator, and each indicator a source that exists. What cannot be measured at reasonable cost is named as such. The analysis plan is published before the outcome data are opened; later additions are marked as exploratory. Sample sizes are set so that an effect large enough to matter would be found in four cases out of five, and the calculation is given in the annex, with what happens if fewer people answer.',
    'Data come from four sources: administrative records, a survey in two waves, interviews, and costs taken from the accounts. Records are linked under an agreement that keeps names apart from answers. The survey is kept to twelve minutes. Interviews follow a guide, and two people code them, first apart and then together. Costs are measured from the view of {client} and from that of the participant. The list of indicators with definitions stands in {tool}, so that nobody has to wonder in year three what was counted in year one. Our {team} practice has used the same structure for {years} years.',
  ],
  closing: [
    'Results come early and often: a memo of two pages after each wave, a workshop with program staff before any report is final, and a public brief that a busy reader can finish in five minutes.',
    'Limits are stated next to findings and not in an annex. If the design cannot answer a question, {client} will hear it from us before the money is spent.',
    'All code, instruments and de-identified data are handed over, so that the next evaluation can begin where this one ends.',
  ],
};
