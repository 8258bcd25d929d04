/** What staff write into a bid. `{client}` (which may start in lower case), `{work}` and `{team}` are filled in. */

export const descriptions = [
  'A firm is sought by {client} to carry out “{work}”. The notice asks for a fixed team, a plan for the first ninety days and monthly reports to a steering group. Work is to be done partly on site.',
  'The scope of “{work}” runs from the first inventory to the hand-over of all working papers. Before the end, {client} expects interim results it can use, and wants to see how earlier findings were put into practice.',
  'This notice of {client} asks for support with “{work}”. Three volumes are asked for: technical, staffing and price. Page limits are tight (30, 15 and no limit), and résumés count toward the second.',
  'A single award is planned for “{work}”. The evaluation puts technical merit first, then the people named, then past results, then price. An oral presentation may follow for the best three.',
  '“{work}” under one contract with a base period and options. The two risks that {client} worries about most are data protection and continuity of service.',
  'The notice describes “{work}” in four tasks: start-up, analysis, delivery and transfer. Workspace, data extracts and a full-time counterpart come from {client}.',
] as const;

export const firstThoughts = [
  'We know the program director from an earlier study. The budget looks thin for the number of site visits; ask about virtual visits in the Q&A.',
  'Strong fit for {team}. The hard part is naming a lead with the certificate they ask for; check who is free before the go/no-go.',
  'The incumbent has held this for five years and the notice reads as if it had helped to write it. Worth a call before we spend more.',
  'Good reference for a market we want to enter. A partner with local offices would help the score on presence.',
  'Price will decide. We can reuse most of the tool set from a similar project and should say so early.',
  'Questions are due soon and the data description is vague: ask for record counts, formats and who owns the extracts.',
  'The page limit is short. Graphics will carry the approach; book the designer for the second week.',
  'They want monthly releases. Show the demo routine and name the people who will run it.',
] as const;

export const budgetNotes = [
  'Ceiling given in the notice',
  'Our estimate from last year’s award',
  'Base period only; options not included',
  'Client said “about” in the pre-bid call',
  'Travel and other direct costs excluded',
  'Includes two option years',
] as const;

export const lostNotes = [
  'Price was 12 % above the winner’s. Technical scores were level, so the panel had no reason to pay more.',
  'The winner had run the same system in a neighboring state. Our example was older and smaller.',
  'Key personnel scored lower: the person we named had left the practice area two years ago.',
  'We missed that one form had to be signed by the subcontractor. The bid was kept but lost points for it.',
  'The panel liked the approach and doubted the schedule. A month-by-month plan would have helped.',
  'The incumbent stayed. Debrief said our transition plan was clear but the risk of change weighed more.',
] as const;

export const pointsLost = [
  'Technical approach 4 of 40, Staffing plan 6 of 25, Price 9 of 20',
  'Past performance 8 of 20; all other sections within 2 points of the best',
  'Management approach 5 of 15 (no deputy named), Price 6 of 30',
  'Understanding of the need 3 of 10, Work plan and schedule 7 of 20',
  'Key personnel 10 of 25, Transition-in 4 of 10',
] as const;

export const droppedNotes = [
  'No-go: two of the people asked for are committed until spring.',
  'No-go: the notice requires an office in the county on the day of submission.',
  'No-go: conflict of interest with the evaluation we do for the same program.',
  'No-go: chance too low for the effort; the price ceiling does not cover the site visits.',
  'No-go: the prime chose another partner for our part of the work.',
] as const;

export const cancelledNotes = [
  'Withdrawn by the client after the questions period; a new notice may follow next fiscal year.',
  'Funds were moved to another program. The contact expects no new notice.',
  'Cancelled: only one bid was received and the rules ask for two.',
] as const;
