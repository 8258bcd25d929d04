/** What stands in the boxes beside the text. */
export const callOuts = [
  'Thirty-nine of forty-one deliverables on time in our last comparable contract.',
  'Every key role has a deputy who can take over on the next working day.',
  'No record moves without being counted before and after.',
  'Surge staff productive in four working days (median of five calls).',
  'All named people are planned below 90 % in the first year.',
  'Two reviewers who did not write it check every deliverable.',
  'Response rates between 48 % and 61 % in comparable populations.',
  'Cost within 3 % of plan in ten of twelve fixed-price contracts.',
  'Our staff answer the telephone for sixty days after the end, without charge.',
  'Users of screen readers test every release and are paid for it.',
  'Thirty-eight percent of contract value goes to small businesses.',
  'Travel down 44 % in two years on a comparable contract.',
  'The first working result after six weeks, from the first source to a report.',
  'The switch is decided on one page of figures, and never on a Friday.',
  'Complaints fell in the second month of our two latest transitions.',
] as const;
