import { useIntl } from '@bidwright/remote-kit/intl';
import type { Decision } from '../../../../../api.ts';
import { useChoiceText } from '../../../../field/useChoiceText.ts';
import type { OpportunityRecord } from '../../../../OpportunityRecord.ts';
import { useScoreText } from './useScoreText.ts';

/** What a mail about a decision says unless somebody writes something else. */
export const useLetter = ({ solicitationName: name, client, dueDate }: OpportunityRecord, decision: Decision) => {
  const intl = useIntl();
  const choice = useChoiceText();
  const scoreText = useScoreText();
  const say = (part: string, values: Record<string, string>) =>
    intl.formatMessage({ id: `opportunities.mail.${part}` }, values);
  const day = (date: string) => intl.formatDate(date, { timeZone: 'UTC', dateStyle: 'long' });
  const { kind, decidedBy, decidedOn, rationale } = decision;
  const decided = { kind: choice(kind), name, who: decidedBy?.name ?? '', date: day(decidedOn) };
  const lines = [
    say(decidedBy ? 'decidedBy' : 'decided', decided),
    scoreText(decision),
    rationale,
    say('about', { client: client.name, due: day(dueDate) }),
  ];
  return { subject: say('subject', decided).slice(0, 255), text: lines.filter(Boolean).join('\n\n') };
};
