import { companies } from '@bidwright/contract-admin';
import { fieldsOf } from '@bidwright/contract-kit';
import { renderInShell } from '@bidwright/remote-kit/testing';
import { screen } from '@testing-library/react';
import module from '../module.tsx';
import { FieldValue } from './FieldValue.tsx';

const show = async (website: string) => {
  const field = fieldsOf(companies.input).find(({ name }) => name === 'website');
  if (!field) throw new Error('Companies have no website');
  const record = {
    id: 'c1',
    version: 1,
    name: 'Heron',
    status: 'Active',
    website,
    dateCreated: 0,
    dateUpdated: 0,
    addedBy: { id: 'p1', name: 'Dana' },
  };
  await renderInShell(<FieldValue field={field} record={record} />, module);
  return screen.queryByRole('link')?.getAttribute('href');
};

test.each([
  ['https://heron.example/about', 'https://heron.example/about'],
  ['www.heron.example', 'https://www.heron.example'],
  ['javascript:alert(1)', undefined],
  ['none yet', undefined],
])('the website %s leads to %s', async (website, href) => {
  expect(await show(website)).toBe(href);
});
