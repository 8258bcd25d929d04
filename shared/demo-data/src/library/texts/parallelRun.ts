import type { Theme } from '../theme.ts';

export const parallelRun: Theme = {
  sections: ['Technical approach', 'Work plan and schedule'],
  opening: [
    'No one should have to trust a new system on the morning it replaces the old one. We let both run side by side until the figures agree, and only then turn one of them off.',
    'The systems of {client} carry payments, permits and case files that people depend on. A migration that loses one record in ten thousand is a failure for the person whose record it was. Our plan is written for that person.',
    'Migration is less a technical problem than a problem of proof. Moving the data takes weeks; showing to staff, auditors and the public that nothing was lost is what takes months, unless it is planned from the start.',
  ],
  method: [
    'We move in waves. Each wave is a group of records that belongs together and can be checked by someone who knows it. For each wave there are five steps: profile, map, rehearse, run in parallel, switch. During the parallel run, transactions enter the old system and are replayed in the new one every night. A comparison report lists each difference with its cause: a defect, a rule that was corrected on purpose, or an error in the old system that nobody had noticed. The wave may switch when ten working days have passed without an unexplained difference. Until thirty days after the switch the way back stays open, and it is rehearsed once for real.',
    'Mapping tables are written in a form that business staff can read and sign: old field, new field, rule, example before, example after. They are kept in {tool} and are at the same time the input of the conversion program, so that what was signed is what runs. Each rehearsal uses a full copy and is timed, because the weekend has a fixed length. We plan three rehearsals for the first wave and two for the others. After each one the defects are counted by kind; if the count does not fall, the date moves and {client} hears why on the same day.',
    'Counting is the backbone. Before, during and after each wave we compare the number of records, sums of amounts, and a fingerprint of each record’s fields, by office and by year. On top of that, {people} members of your staff check thirty cases each that they know by heart. Old data are not thrown away: they are archived in an open format, with the mapping, for as long as the retention schedule demands. The method has carried our {team} practice through migrations of up to forty million records in {years} years.',
  ],
  closing: [
    'The price of the parallel run is a few weeks of double operation. The gain is that on the day of the switch nothing happens, and that is the best thing that can be said of a migration.',
    'The decision to switch is taken by {client}, on one page of figures, and is never taken on a Friday.',
    'When the last wave is through, the old system is shut down in a planned way: interfaces first, then access, then machines, with a certificate for the archive.',
  ],
};
