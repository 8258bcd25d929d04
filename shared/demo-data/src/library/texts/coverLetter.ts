import type { Theme } from '../theme.ts';

export const coverLetter: Theme = {
  sections: ['Cover letter'],
  opening: [
    'Thank you for the chance to respond. Harbor & Vale Consulting offers {client} a team that can begin on the day of signature, with a lead who has done this work before and who will stay to the end. We have read the notice twice, once for what it asks and once for what it worries about, and this letter answers both.',
    'Please find enclosed our technical, staffing and price volumes. We are bidding because the work sits in the middle of what our {team} practice does every week, and because {client} asks for something we believe in: results that the staff who inherit them can use without us.',
    'On behalf of Harbor & Vale Consulting I am pleased to submit this proposal to {client}. It was written by the people who will carry out the work. No part of it depends on a hire we still have to make or on a tool that does not exist today.',
  ],
  method: [
    'Three points set our offer apart. First, the people: all {people} members of the core team are employees of ours or of named partners, and each has confirmed in writing that the dates suit. Second, the method: every task ends in something that can be opened, tested and corrected, not in a report about progress. Third, the price: it is complete, it is tied to the tasks of the notice, and it holds for the whole evaluation period. Where the notice leaves a choice, we say which way we went and why, so that the panel can score what it reads.',
    'We draw your attention to the first ninety days. They are planned week by week in the technical volume, with the names of those who act and the decisions we will need from your side. Experience of {years} years has taught us that projects are won or lost in this stretch: access that comes late, data that turns out to be different, partners who have not met. We have put our most senior time there and priced it openly.',
    'You will find that the proposal is short. We kept to the page limits without small print, moved evidence into tables, and left out descriptions of the firm that do not bear on this contract. The compliance matrix at the end shows for each requirement the page that answers it. Exceptions to the terms: none. Conflicts of interest: none known; our check of all current contracts is attached, signed by the officer who made it.',
  ],
  closing: [
    'I am authorized to bind the firm to this offer for 180 days. If questions come up while you read, a call to me is enough; you will not be passed on.',
    'We would welcome an oral presentation and would bring the people who do the work, not those who sell it. The offer is valid for 180 days from today.',
    'Thank you for the care that went into the notice and into the answers to bidders’ questions. We look forward to your decision and stand by every page of this offer for 180 days.',
  ],
};
