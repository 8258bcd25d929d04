import { problemOf } from './failure.ts';

const refused = (facts: object) => Object.assign(new Error('refused'), facts);

test.each([
  ['a full disk', refused({ code: 'ENOSPC', errno: -28 })],
  ['a quota that is used up', refused({ code: 'EDQUOT' })],
  ['a file as large as the system lets it be', refused({ code: 'EFBIG' })],
  ['a cause of it', new Error('The storage takes no file', { cause: refused({ code: 'ENOSPC' }) })],
  ['a database that waits for room', refused({ errno: 1021, code: 'ER_DISK_FULL' })],
  ['a table that cannot grow', refused({ errno: 1114, message: "The table 'bids' is full" })],
  ['a sort without room', refused({ errno: 3, message: `Error writing file './a' (Errcode: 28 "No space left")` })],
  ['an engine without room', refused({ errno: 1030, message: 'Got error 28 "No space left" from storage engine' })],
])('%s is answered with 507 and when to try again', (_, error) => {
  expect(problemOf(error)).toMatchObject({ status: 507, code: 'storage-full', details: { retryAfter: 60 } });
});

test.each([
  ['another fault of a file', refused({ errno: 3, message: "Error writing file './a' (Errcode: 5)" })],
  ['another fault of an engine', refused({ errno: 1030, message: 'Got error 128 from storage engine' })],
  ['another fault of the system', refused({ code: 'EACCES' })],
])('%s is not', (_, error) => {
  expect(problemOf(error)).toBeUndefined();
});
