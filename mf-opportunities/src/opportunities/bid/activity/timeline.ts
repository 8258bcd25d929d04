import type { Change } from '@bidwright/contract-kit';
import type { Comment } from '../../../api.ts';

/** What is shown of the activity. */
export const views = ['all', 'comments', 'changes'] as const;
export type View = (typeof views)[number];

export type Happening = { id: string; at: number } & (
  | { comment: Comment; change?: undefined }
  | { change: Change; comment?: undefined }
);

/** Comments and changes in one line, the newest first. */
export const timeline = (changes: Change[] = [], comments: Comment[] = [], view: View = 'all'): Happening[] => {
  const said = comments.map((comment): Happening => ({ id: comment.id, at: comment.dateCreated, comment }));
  const done = changes.map((change): Happening => ({ id: change.id, at: change.dateUpdated, change }));
  const shown = [...(view === 'comments' ? [] : done), ...(view === 'changes' ? [] : said)];
  // Each list is in its order already; what happened in the same second stays so.
  return shown.toSorted((one, other) => one.at - other.at).toReversed();
};
