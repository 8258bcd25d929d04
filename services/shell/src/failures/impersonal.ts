const id = /\b[\da-f]{8}-[\da-f]{4}-[\da-f]{4}-[\da-f]{4}-[\da-f]{12}\b/gi;
const mail = /[^\s@<>"'(]+@[^\s@<>"')]+/g;
const query = /[?#]\S*/g;

/** Longest text that is kept. */
const longest = 300;

/** A message without what says whom or which record it was about. */
export const impersonal = (text: string): string =>
  text
    .toWellFormed()
    .replace(id, '…')
    .replace(mail, '…')
    .replace(/(https?:\/\/[^\s?#]+)[?#]\S*/g, '$1')
    .slice(0, longest);

/** The path of a page, without the ids in it and what stands behind it: `/general/opportunities/…`. */
export const pathOf = (page: string): string =>
  impersonal(page.replace(/^https?:\/\/[^/]*/, '').replace(query, ''))
    .split('/')
    .map((part) => (/\d/.test(part) ? '…' : part))
    .join('/');
