import type { Theme } from '../theme.ts';

export const trainTheTrainers: Theme = {
  sections: ['Deliverables'],
  opening: [
    'Training that only we can give ends when we leave. For {client} we train the people who will train the others, and we stay beside them until they no longer look around for us.',
    'Adults learn at work, from colleagues they respect, on cases they recognize. Our training plan uses that fact instead of fighting it with long slide shows.',
    'The material named in the notice is only half of the deliverable. The other half is a group of people within {client} who can teach it, improve it and say when it is out of date.',
  ],
  method: [
    'We ask each office to name two trainers, chosen because colleagues go to them with questions, not because they have time. They come together for three days, in groups of no more than {people}. On the first day they are learners: they do the tasks themselves. On the second they teach a short unit to each other and get remarks from the group. On the third they prepare their first real session, with their own examples. We sit in on that session, help if asked, and talk it through afterwards for half an hour. After two sessions most trainers need us no more. Those who do, get a third.',
    'Every unit has the same build: a task from daily work, a demonstration of five minutes, practice in pairs, and a check in which each learner does the task alone. Units last between thirty and sixty minutes, so that they fit into a shift. Trainer notes say what learners usually get wrong at which point. All files are kept in {tool} in editable form. After every session trainers note one thing to change; each month an editor takes the good ideas in and publishes a new version with a list of what is different.',
    'We measure three things. Can people do the task directly after the unit? Do they do it six weeks later, seen in the data of the system and not in a questionnaire? And does the number of questions to the help desk go down? If the second figure is low, the fault is rarely with the learners: the unit comes too early, or the work does not allow what was taught. Our {team} staff follow up with a visit. Over {years} years we have changed the work more often than the course.',
  ],
  closing: [
    'When the contract ends, {client} will have at least forty trainers who have each taught three times, and a small editorial group that keeps the material alive.',
    'Attendance, checks passed and results after six weeks are reported by office, without names, every quarter.',
    'All units are delivered in an accessible form, with captions and transcripts, and can be translated without layout work.',
  ],
};
