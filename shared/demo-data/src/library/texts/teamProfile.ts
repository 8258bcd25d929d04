import type { Theme } from '../theme.ts';

export const teamProfile: Theme = {
  sections: ['Resumes'],
  opening: [
    'The résumés that follow are short by design: one page a person, the same headings in the same order, so that the panel at {client} can compare them with the requirements side by side.',
    'Each résumé begins with what the person will do for {client}, followed by the two or three things in the past that show it can be done. A full list of publications and courses is available on request.',
    'We present {people} people. All have read the notice, all have agreed to their part, and all will take part in the oral presentation if we are invited.',
  ],
  method: [
    'The project manager has led work of this kind for {years} years, first as an analyst in a public agency and then with us. She is known for plans that survive contact with the calendar and for telling bad news early. The technical lead came to consulting from operations, where he kept a system running that nobody had documented; since then he documents. The senior analyst holds a degree in statistics and one in social work, and uses both. Two consultants bring experience from field offices, one of them in two languages. The editor, part-time, reads everything before it leaves. Together they cover each of the skills named in the notice at least twice.',
    'For each person a table shows required and actual qualification: degree, years, certificates, clearance, and the share of time reserved for this contract in {tool}. Where a certificate runs out during the base period the date of renewal is given. Where actual experience is a little below the figure asked for, we say so and explain why we still propose the person; this is the case once. Two references a person are listed with telephone numbers and have been told that they may be called. The {team} lead has checked every statement against records, since a résumé is also a deliverable.',
    'The team is mixed on purpose. Some members have known the field of {client} for a long time and know where the difficulties lie. Others come from neighboring fields and ask why. In the first weeks we pair one with another. Three of the people proposed have worked together before, which saves time; two have not, which saves us from habit. All have spent at least one week of the last year at the place where services are delivered, because those who have never stood at a counter write poor forms.',
  ],
  closing: [
    'Substitutions before award are not planned. If one should become unavoidable, {client} hears of it at once and gets a person of at least equal standing.',
    'All persons are employees of Harbor & Vale or of a named partner, and may legally work in the United States.',
    'Signed commitments for {months} months follow the résumés.',
  ],
};
