import type { Theme } from '../theme.ts';

export const accessibilityRoutine: Theme = {
  sections: ['Section 508 accessibility'],
  opening: [
    'Accessibility that is tested at the end is repaired at the end, at ten times the cost, or excused. We test it in each step, in the same way as we test that a button saves.',
    'Among the staff and the public of {client} are people who listen to a page, people who see it at four hundred percent, and people who never touch a mouse. Each of them has to be able to finish the task alone. That is the standard we work to; Section 508 and WCAG 2.2 AA are how it is checked.',
    'Documents, pages and training material made under this contract will be usable by everyone from the day they are delivered. We do not deliver first and remediate later.',
  ],
  method: [
    'The routine has four layers. An automated scan runs with every change and stops it if a rule fails. A developer walks through each new screen with the keyboard alone and ticks a list of twelve points: order of focus, visible focus, labels, names of icons, messages announced, zoom, contrast, motion, time limits, errors, language, headings. Once in each step a tester uses two screen readers to complete the main tasks. Before each release two people who rely on assistive technology every day do the same, are paid for it, and report directly to your accessibility officer. Findings are ranked by whether they stop a task, slow it down or annoy, and the first kind blocks the release.',
    'For documents we work from templates in which headings, table headers, alternative texts and reading order are already right. Authors get one hour of training and a checklist of one page. A second person checks each file before it leaves, with a checker program and by listening to it. Charts come with the figures as a table and with a sentence that says what the chart shows. Over {years} years we have found that writing this sentence improves the chart. Findings and fixes are kept in {tool}, so the same mistake is explained once and not twelve times.',
    'Our partner for independent tests is a small firm whose testers are themselves users of screen readers, magnifiers and voice control. They join in the design stage, when a change costs a conversation, and again at three fixed points. A conformance report in the usual template is delivered with each release, filled in truthfully: “partially supports” is an honest answer if a date for the repair stands next to it. The {team} lead answers for the report and signs it.',
  ],
  closing: [
    'In the last three audits of our work no finding was of the kind that stops a task. The reports can be shared with {client} on request.',
    'At the end {client} keeps the checklists, the automated checks and trained staff, so that the level does not fall when we leave.',
    'If a user still meets a barrier, there is a link on each page to say so; a person answers within two working days.',
  ],
};
