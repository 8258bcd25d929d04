import { choice, day, lines, object, text } from '@bidwright/contract-kit';

const priorities = ['low', 'medium', 'high'] as const;

/** What people say of an item or a story. */
const said = {
  title: text(120).required(),
  priority: choice(priorities).default('medium').required(),
  dueDate: day(),
  assigneeId: text(60),
  description: lines(2000),
};

export const itemSchema = object({ ...said, columnId: text(60).required(), storyId: text(60) });
export const storySchema = object(said);
