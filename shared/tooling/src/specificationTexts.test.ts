import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { root } from './root.ts';

/** The texts that sections 5 and 8 of the specification quote, letter by letter. */
const quoted = [
  'This field is required',
  'Solicitation Name is required',
  'Due Date is required',
  'Please enter a valid URL',
  'GSA Schedule is required',
  'Role is required',
  'Please select at least 1 team',
  'RFP Content Created!',
  'Error Creating RFP COntent. Please try again or contact support.',
  'Opportunity Updated!',
  'Error Updating Opportunity',
  'Upload Successful!',
  'Error uploading document(s)',
  'Deleted Document',
  'Error deleting document',
  // The items of '{item} Added' and 'Error adding {item}'.
  'Comment Added',
  'Contact Added',
  'Decision Added',
  'Error adding Comment',
  'Error adding Contact',
  'Error adding Decision',
  'Your search returned {n} results. The first 1,000 results are displayed below. Try different search criteria to narrow down your search results.',
  'Menu Items Error',
  'Enter Your Email & Password',
  'Enter Your Name',
  'Verify Your Email & Password',
  'Invalid Password',
  'Token Missing',
  'Invalid Token',
  'Server Error',
  'Internal server error',
];

/** Calls of section 7 and numbers of section 9, as the documents write them. */
const named = [
  'list {col}',
  'getRecordById {col, id}',
  'listBySimpleQuery {col, field, condition, value, limit}',
  'create {col, fields, addedBy}',
  'update {col, id, changed fields}',
  'getSubCollection',
  'createSubcollection',
  'updateSubcollection',
  'deleteSubcollection',
  'createUser',
  'The search `test`',
  'Documents by documentType.value signedContractScope and opportunityId',
  "Notifications whose roles contain any of the user's permissions",
  'Mark read is an update {id, read: true}',
  'Each lookup is asked for where status is Active',
  'Register with e-mail and password',
  'Sign in with Google',
  'Reset a password by e-mail',
  'the first 1,000',
  '31 Dec 2030',
  'Lengths 100, 150, 50 and 300',
  'Alerts hide after 6 seconds, the compact variant after 2',
  'supported en, fr, ro, zh',
  'Page transition 0.4 s',
  'light, Montserrat, border radius 8, locale en',
  'theme1 to theme6',
  'local settings key',
  'Spacing 3',
  'Drawer width 260',
  'A session lasts a day',
  'percent total is the sum of percentAllocated times 100',
  'at most 8 items',
  'Login waits 500 ms',
  'BERRY50 1 to 49, FLAT05 5, SUB150 150, UPTO200 1 to 199',
  'fast 5, free 0',
];

const read = (path: string) => readFileSync(join(root, path), 'utf8');
const here = { cwd: root, exclude: ['**/node_modules/**', '**/.data/**', '**/dist/**'] };

/** What the product says in English; how a number is written is the language's. */
const said = new Set(
  globSync('{shell,mf-*,services/*,shared/**}/**/locales/en.json', here)
    .flatMap((path) => Object.values<string>(JSON.parse(read(path))))
    .map((text) => text.replaceAll(/\{(\w+), number\}/g, '{$1}')),
);

/** The mock API answers in English alone, as the template does. */
const mock = globSync('shared/contracts/template-demo/src/api/**/*.ts', here).map(read).join('\n');

const documents = globSync('docs/specification/*.md', here).map(read).join('\n').replaceAll(/\s+/g, ' ');

test.each(quoted)('%s is said by the product, and stands in docs/specification with its test', (text) => {
  expect(said.has(text) || mock.includes(`'${text}'`)).toBe(true);
  expect(documents).toContain(`'${text}'`);
});

test.each(named)('%s has its line in docs/specification', (words) => {
  expect(documents).toContain(words);
});
