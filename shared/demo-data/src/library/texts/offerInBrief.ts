import type { Theme } from '../theme.ts';

export const offerInBrief: Theme = {
  sections: ['Executive summary'],
  opening: [
    'What {client} needs is not another study but a change that holds. Earlier attempts described the problem well and ended with recommendations; what was missing was somebody to carry them into daily work. Our proposal is built around that gap.',
    'The task is clear and the time is short. Within {months} months {client} wants working results, staff who can run them, and records that would satisfy an auditor. We offer a plan in four stages, each with a result that is useful even if the next one were never ordered.',
    'This summary says in one page what we will do, who will do it, what it costs and how {client} will know that it works. Everything in it is spelled out later with names, dates and evidence.',
  ],
  method: [
    'Our {team} practice will lead, with {people} people whose time is reserved. In the first month we settle scope, access and measures with the steering group. In the second stage we deliver a small version of the whole, so that surprises come early and cost little. The third stage widens it, site by site or record group by record group, with a decision point before each step. The last stage hands everything over: documents, code, training material and a list of known weaknesses. A look into {tool} shows at any hour what is done, what is next and what stands in the way.',
    'Three choices shape the approach. We work in the open: drafts, data checks and open questions are visible to your project officer from the first week. We test with those who will live with the result, in their place of work, before anything is called final. And we measure from the start, so that the effect can be shown against a baseline and not just asserted. Behind each choice stands work of the last {years} years, described under past performance with contacts who have agreed to be called.',
    'Risks are few and known. Data may arrive late: we start with a public extract and swap in the real one. Staff may be tired of projects: we ask for little of their time, in fixed slots, and give back something useful each month. Priorities may change: the price is broken down so that tasks can be moved or dropped without a new negotiation. For each of the risks one person is named who watches it and one who steps in.',
  ],
  closing: [
    'At the end {client} will own a result that runs, people who know how to keep it running, and a file that explains every decision. That is what we ask to be measured by.',
    'The price is fixed by stage and includes travel. The team is ready. The first meeting can take place five working days after award.',
    'In short: a senior team, early proof, honest measures, and no surprises in price. We ask the panel to hold us to it.',
  ],
};
