import type { Theme } from '../theme.ts';

export const burnReports: Theme = {
  sections: ['Price narrative', 'Management approach'],
  opening: [
    'Budgets are rarely lost in one night. They leak, a few hours a week, until a quarter’s work is left and an eighth of the money. We watch the leak.',
    'The price offered to {client} is built up from tasks, people and hours, and the same structure is used to follow it. What was priced as a line is reported as a line.',
    'Cost control begins with a plan that could be kept and continues with figures that arrive while something can still be done about them. For {client} this means weekly, by task, by Tuesday noon.',
  ],
  method: [
    'The burn report has one page. For each task it shows hours and cost planned to date, spent to date and left, and next to these what the task lead now believes will be needed to finish. That last column is asked for fresh every week and may not simply be calculated. When spent plus needed differs from the budget by more than five percent, the line turns amber and the task lead writes one sentence. At ten percent it turns red, the project manager calls your project officer within a day, and the two agree on what to change: method, scope or order. We do not ask for more money for work that was in our offer.',
    'Hours are entered daily, against tasks, by everyone including partners, and are approved weekly. Late entries are chased the next morning. Invoices are drawn from the same approved records, so that they match the report to the hour. Other direct costs need approval in advance above a threshold that {client} sets. Travel is planned by quarter and compared with plan. In {tool} the project officer can open any figure down to the person and week behind it, but is never forced to.',
    'Rates are our standard government rates with the discount stated in the table; they are fixed for the base period and rise by the stated percentage in each option year. The mix of labor was checked against three completed contracts of the last {years} years. Of the hours offered, sixty percent lie with consultants and analysts, thirty with managers, ten with principals of the {team} practice. We have priced {months} months and {people} full-time equivalents on average, with a peak in the second quarter. Assumptions that drive the price are listed, each with what it would change.',
  ],
  closing: [
    'Over our last twelve fixed-price contracts the final cost stood within three percent of plan in ten, and the overrun of the other two was ours.',
    'The result for {client} is dull in the best sense: no surprise in any month, and a final invoice that has been known since spring.',
    'An example of the report, taken from a finished contract with names removed, is attached.',
  ],
};
