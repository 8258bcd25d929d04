import { stem } from '@bidwright/contract-rfp-library/words';

/**
 * Words of proposals that ask for the same: buyers write one, the firm another. A word finds the others of its line. Only what
 * holds in any proposal belongs here, so that it tells nothing of one library's texts.
 */
const lines = [
  'staff personnel employee workforce team people worker',
  'resume cv biography qualification credential',
  'manager lead leader supervisor director',
  'substitute replacement replace deputy backup successor alternate cover absence',
  'vacancy turnover attrition retention',
  'train training learn teach instruct course class curriculum instructor trainer',
  'quality qa qc defect error mistake correctness accuracy',
  'check review inspect verify validate proofread',
  'risk threat hazard uncertainty',
  'mitigate mitigation response contingency fallback',
  'transition handover takeover changeover onboard',
  'incumbent predecessor outgoing',
  'schedule timeline calendar milestone deadline timetable',
  'start kickoff begin launch startup mobilise mobilize',
  'end finish close closeout completion expire expiry exit',
  'price cost fee budget spend money rate',
  'overrun exceed overspend variance',
  'invoice billing bill payment',
  'security protect secure safeguard confidential privacy private sensitive personal',
  'breach incident leak intrusion',
  'encrypt encryption cipher',
  'access permission authorisation authorization login credential',
  'destroy delete erase disposal dispose purge',
  'accessibility accessible disability disabled impairment blind screen-reader assistive wcag 508',
  'subcontractor partner teaming subconsultant',
  'small minority disadvantaged women-owned veteran',
  'reference referee past performance experience similar comparable',
  'survey questionnaire poll respondent interview',
  'rate response participation nonresponse',
  'sample sampling stratify weight weighting',
  'evaluate evaluation assess assessment measure impact outcome',
  'report reporting dashboard status',
  'meeting call conference session',
  'stakeholder interest audience partner constituency',
  'communicate communication inform consult consultation engagement engage involve',
  'travel trip journey flight mileage',
  'environment environmental sustainable sustainability carbon emission climate green footprint',
  'inclusion inclusive diversity equity equality',
  'knowledge expertise documentation document handbook manual wiki',
  'software system application platform tool technology',
  'release deploy deployment version rollout',
  'test testing trial pilot',
  'agile sprint iteration scrum backlog',
  'demonstration demo showcase demonstrate',
  'data dataset record information',
  'import ingest load feed extract pipeline',
  'migrate migration convert conversion move switch cutover',
  'parallel simultaneous side-by-side',
  'surge peak spike extra additional temporary capacity scale',
  'assumption premise precondition dependency constraint',
  'exception deviation deviate',
  'conflict interest independence impartial',
  'letter cover introduction',
  'valid validity binding authorise authorised authorize authorized sign signatory',
  'help helpdesk support assistance',
  'complaint grievance dissatisfaction',
  'client customer buyer agency',
  'user citizen public resident beneficiary',
  'deliverable product output',
  'approve approval acceptance accept sign-off',
  'change amendment modification modify',
  'benefit advantage value strength',
  'duration length period term',
  'hour day week month year',
  'emergency urgent crisis disaster',
  'language translate translation bilingual multilingual',
].map((line) => line.split(/[ -]/));

const byStem = new Map<string, Set<string>>();
for (const line of lines)
  for (const word of line) {
    const others = byStem.get(stem(word)) ?? new Set();
    for (const other of line) if (stem(other) !== stem(word)) others.add(other);
    byStem.set(stem(word), others);
  }

/** Words that stand for the same as one with this stem. */
export const likeWords = (of: string): string[] => [...(byStem.get(of) ?? [])];
