import type { Theme } from '../theme.ts';

export const dataPipeline: Theme = {
  sections: ['Technical approach'],
  opening: [
    'Most time in data work is lost between the source and the first chart. Files arrive late, columns change their meaning, and somebody repairs them by hand on a Friday evening. We replace the Friday evening with a pipeline.',
    'The reports of {client} can only be as good as the records behind them. Our approach therefore spends its first third on how data come in, how they are checked and who is told when something is wrong.',
    'Good data are not clean by nature; they are kept clean by rules that run every night. We will write those rules with the people at {client} who know what a plausible record looks like.',
  ],
  method: [
    'Data pass through four stages, and each keeps what it received. Landing: files and feeds are stored as they came, with time and sender. Checked: types, ranges and required values are tested; rows that fail are set aside with the reason, never silently dropped. Joined: records from different sources are linked by documented keys, and the share of links that fail is measured. Served: tables for reports, each with an owner and a plain description. Every stage can be run again from the one before, so a mistake found in June can be corrected back to January. The pipeline is code, kept under version control, reviewed like any other code, and runs without us.',
    'Quality rules are written as sentences first: “No vessel is inspected before it is registered.” Program staff sign the sentence, a developer turns it into a test, and the test runs each night. A rule has one of three weights: stop the load, set the row aside, or count and report. Results are shown in {tool} on one page: rules passed, rules failed, trend over thirty days, and the ten offices with the most rows set aside. Experience of {years} years says that the last list, friendly and public, does more for quality than any manual.',
    'We start small. Within six weeks one source runs from landing to one useful report, with all checks. This first line shows where access, formats and definitions really stand. Then sources are added in the order of their value, about one every three weeks, by a team of {people}. For each we agree a data contract with the sender: fields, meaning, timing, and who is called when it breaks. Changes to a contract are announced and tested in advance; changes that were not announced are caught at the door.',
  ],
  closing: [
    'At hand-over {client} receives the code, the rules in plain language, a runbook for the ten most likely failures, and two people on its own staff who have repaired each of them at least once.',
    'Success is measured by three figures, reported monthly: the age of the newest data, the share of rows set aside, and the hours spent on manual repair.',
    'Nothing in the design depends on a product that {client} does not already license, and nothing stops a later move to another one.',
  ],
};
