import type { Theme } from '../theme.ts';

export const surveyResponse: Theme = {
  sections: ['Technical approach', 'Understanding of the need'],
  opening: [
    'People have grown tired of surveys, and with reason: they are long, they come at the wrong time, and nobody hears what came of them. The response rate of a survey for {client} will depend on whether we repair these three things.',
    'A low response rate is not a defect of the public; it is feedback on the questionnaire. We plan for a high rate from the first draft on and do not try to rescue it with reminders at the end.',
    'Fifty answers from people who rarely answer are worth more to {client} than five hundred more from those who always do. Our plan spends money where silence is expected.',
  ],
  method: [
    'Contact follows a sequence that has been tested often: a letter in advance with a real signature, an invitation with a small token enclosed, a reminder after a week in another form, a paper version after two, and a call or a visit to a random part of those still silent after four. The letter says in two sentences why this person was chosen and what the answers will be used for. The questionnaire takes twelve minutes at most, works on an old phone, can be interrupted, and is offered in five languages. It was read aloud to people before it was programmed. Sensitive questions come last, and may be skipped without an explanation.',
    'We watch the field work daily. A page in {tool} shows answers by region, age group and way of contact next to what the sample should bring. When a group falls behind, effort moves there the same week: other hours, other interviewers, a partner who is known in the neighborhood. Changes follow rules that were set in advance, so that chasing the rate does not bend the sample. Interviewers are paid by the hour and not by the interview, since pay by the piece teaches haste. {people} supervisors listen to a share of the calls, with consent.',
    'After the field work comes honesty. We weight answers to known totals, compare early with late respondents, use the intensive follow-up of the random part to estimate what the silent would have said, and report how far results would move. In {years} years this comparison has twice changed a headline finding of ours before it was printed. All steps are documented so that the next wave can repeat them. The {team} practice hands over the sample files without names, the questionnaire in all languages, and the code for weights and tables.',
  ],
  closing: [
    'In comparable populations the sequence has brought between forty-eight and sixty-one percent. We commit to forty-five, and to an extra round at our cost if it is missed.',
    'Respondents who wish get a summary of one page within three months. It is the cheapest way we know to a better rate next time.',
    'The plan for field work, with dates, letters and rules for changes, is submitted to {client} for approval four weeks before the first letter leaves.',
  ],
};
