import type { Directory } from '../../watched/directory.ts';
import type { Watched } from '../../watched/records.ts';
import type { Notice } from '../notice.ts';
import { libraryReaders } from '../rules/rule.ts';
import { daysUntil } from './days.ts';

type Content = Watched<'rfpContent'>;

/** A text of the library that is to be reviewed reminds its owner: before, on the day, then once a week. */
export const reviewReminders = (
  { id, sectionTitle, owner, reviewDue, status }: Content,
  today: string,
  directory: Directory,
): Notice[] => {
  if (!reviewDue || status !== 'Active') return [];
  const days = daysUntil(reviewDue, today);
  const isLate = days < 0;
  if (isLate ? -days % 7 !== 0 : ![14, 0].includes(days)) return [];
  return [
    {
      type: isLate ? 'review-late' : 'review-due',
      recordId: id,
      occasion: `${reviewDue}:${days}`,
      values: { name: sectionTitle?.name ?? '', date: reviewDue },
      link: `/rfp-content-library?entry=${id}`,
      users: [owner],
      roles: ['Admin'],
      mail: 'digest',
      readers: libraryReaders(directory),
    },
  ];
};
