import type { Theme } from '../theme.ts';

export const similarClient: Theme = {
  sections: ['Past performance', 'Corporate experience', 'References'],
  opening: [
    'The closest match to the present task is a contract that we completed for a public client of similar size. It had the same mix of old systems, new law and staff who had seen several projects come and go.',
    'We describe below what we did for a client much like {client}, what worked, and what we would do differently now. References who have agreed to take a call are named in the form provided.',
    'Past work is useful to a reader only if it is told with its mistakes. This account has been read by the client it concerns and is printed with their consent.',
  ],
  method: [
    'The task was to bring three separate processes under one roof within {months} months. In the first quarter we made a mistake that we have not repeated: we designed with headquarters and showed the result to field offices afterwards. They rejected half of it, with good reasons. We stopped for four weeks, at our cost, moved two people into field offices and began again with them. The second design was simpler. It went live two months late and has been running for {years} years, with a satisfaction of eighty-six percent among those who use it each day. The present plan puts field staff into the room from the first week because of what we learned then.',
    'The contract had a value close to the one expected here and a team of {people}. Of forty-one deliverables thirty-nine were on time; the two late ones waited for a data agreement and were announced six weeks ahead. Cost ended two percent under budget, and the difference was returned. The client exercised all options and rated the work as very good in four of five areas and good in the fifth, which was the speed of invoicing; we have since changed the routine for that. Staff turnover within our team was one person.',
    'Three lessons carry over. Start with the least glamorous data source, because it decides everything. Agree in writing who may say “finished”. And keep a list of small irritations of the users, and remove two every month: it costs little and buys the patience needed for the large changes. The {team} lead who is offered to {client} ran that work from the second month on. The list of irritations, kept in {tool}, reached one hundred and twelve entries, of which one hundred and four were closed.',
  ],
  closing: [
    'The former project officer has agreed to speak with {client} about what it was like to work with us in the bad month as well as in the good ones.',
    'Further examples are summarized in the table with size, dates, role and contact. None is older than five years.',
    'We claim no identical case; there is none. We claim that we have met each of the difficulties of this task before, and can show what we did.',
  ],
};
