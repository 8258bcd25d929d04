import type { Theme } from '../theme.ts';

export const subcontractorOnboarding: Theme = {
  sections: ['Subcontracting and teaming', 'Small business participation'],
  opening: [
    'We team with others where they are better than we are, and say so. For {client} that means partners who bring local knowledge, languages and special skills, each with a defined piece of work and the money that goes with it.',
    'A partner who joins late, knows little and is paid last does poor work, and the client pays for it. Our onboarding is meant to make a partner’s first week as good as an employee’s.',
    'Small firms hold a real share of this contract, not a line in a table. The work they do is named, is theirs from start to end, and is presented to {client} by themselves.',
  ],
  method: [
    'Onboarding takes ten working days. Before day one: signed agreement with scope, rates and payment within thirty days, security forms, access to {tool}. Day one: welcome by the project director, introduction to {client}, one page on who decides what. Days two to five: shadowing, reading list, first small task. Days six to ten: first own result, reviewed in the same way as ours. After thirty days both sides fill in a short form: what was promised, what was kept. The form is read by the director, and what it says is acted upon. Partners sit in the same meetings, see the same plans and risk log, and are copied on all that concerns their work.',
    'Work is divided by result, not by hour. Each partner owns deliverables from outline to acceptance, with a named lead on each side. We pass on the terms of the prime contract without adding to them and without retainage. Invoices of partners are paid within thirty days, whether or not we have been paid. Disputes go to the two leads, then to the two directors, within one week; in {years} years none has gone further. Every quarter we report to {client} the share of work and of money by partner and by size class, against the plan.',
    'For small business partners we go a step further. They get help with security plans, cost accounting and accessibility from our staff, free of charge, up to {people} days a year. They may use the contract as a reference in their own name, and we write it for them. Where a task grows, they are asked first. Two of the firms that began with the {team} practice as subcontractors now bid as primes, at times against us, and we count this among our results.',
  ],
  closing: [
    'The teaming table lists each partner with task, share of labor, and size class. Signed letters of commitment are attached.',
    'Should a partner drop out, the task passes to a second named firm or to our own staff within ten days, at no cost to {client}.',
    'The planned share of small businesses is thirty-eight percent of contract value, against a goal of thirty; the quarterly report will show whether we keep our word.',
  ],
};
