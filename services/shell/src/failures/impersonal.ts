const id = /\b[\da-f]{8}-[\da-f]{4}-[\da-f]{4}-[\da-f]{4}-[\da-f]{12}\b/gi;
/** No mailbox has a name of more than 64 characters; without that bound each character would look through all that follow. */
const mail = /[^\s@<>"'(]{1,64}@[^\s@<>"')]+/g;
const address = /https?:\/\/\S+/g;
const query = /[?#]\S*/g;

/** Most characters that are looked at, and that are kept. */
const maxReadChars = 1000;
const maxKeptChars = 300;

const withoutQuery = (found: string) => found.replace(query, '');

/** A message without what says whom or which record it was about. */
export const impersonal = (text: string): string =>
  text
    .slice(0, maxReadChars)
    .toWellFormed()
    .replace(id, '…')
    .replace(mail, '…')
    .replace(address, withoutQuery)
    .slice(0, maxKeptChars);

/** The path of a page, without the ids in it and what stands behind it: `/general/<page>/…`. */
export const pathOf = (page: string): string =>
  impersonal(
    page
      .slice(0, maxReadChars)
      .replace(/^https?:\/\/[^/]*/, '')
      .replace(query, ''),
  )
    .split('/')
    .map((part) => (/\d/.test(part) ? '…' : part))
    .join('/');
