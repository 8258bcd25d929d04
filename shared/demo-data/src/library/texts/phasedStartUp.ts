import type { Theme } from '../theme.ts';

export const phasedStartUp: Theme = {
  sections: ['Work plan and schedule'],
  opening: [
    'A contract that tries to begin everywhere at once begins nowhere. We therefore start in phases, and each phase opens only when the one before has left something that the next can stand on.',
    'The schedule below is built backwards from the dates that {client} cannot move, and forwards from the things that usually make a project late: access, data and approvals. Between the two lies slack, and we show where it is.',
    'Our plan for {client} has three phases in the first quarter and a steady rhythm after that. The phases differ in size, not in seriousness: even the first one ends with a result that is reviewed and signed.',
  ],
  method: [
    'Phase one, weeks one to three: kick-off, access requests, inventory of documents, list of decisions needed and from whom. Phase two, weeks four to eight: a pilot with one site or one record group, end to end, including the report. Phase three, weeks nine to thirteen: correction of what the pilot taught us, then extension to the next two groups. From week fourteen the work runs in monthly cycles. Each phase has an entry list and an exit list. Nobody needs to guess whether it is finished, because the lists are short, public and signed by both sides. If an exit item is late, we say on the same day what waits for it and what does not.',
    'The plan is kept in {tool}, where every task has an owner, a due date and a link to what it produces. We do not plan in more detail than we can know: the next six weeks by day, the rest by milestone. Each Friday the project manager moves the window forward by one week and marks in color what changed. The monthly report shows the plan as it was signed beside the plan as it is, so that drift can be seen before it hurts. {people} people carry the first phase; the others join as their work packages open and are not billed before.',
    'Dependencies get special care. For each one we name the person on your side and on ours, the day by which it must be met, and what we will do in the meantime if it is not. In {years} years of such starts the usual suspects have been security clearances, data agreements and rooms. We ask for all three on the first day, we bring forms that are already filled in, and we have work ready that needs none of them.',
  ],
  closing: [
    'By the end of the first quarter {client} will have seen every kind of deliverable once, in small, and will have had the chance to say what should be different in the large.',
    'This way of starting costs a little patience in the first month and saves a great deal of it in the rest of the year.',
    'The full schedule, with milestones, review periods and holidays already taken out, is given in the table that follows.',
  ],
};
