import { companies, users } from '@bidwright/contract-admin';
import { type Collection, fieldsOf } from '@bidwright/contract-kit';
import { renderInShell } from '@bidwright/remote-kit/testing';
import type { Language } from '@bidwright/shell-api';
import { screen } from '@testing-library/react';
import module from '../module.tsx';
import { FieldValue } from './FieldValue.tsx';

const show = async ({ input }: Collection, name: string, value: unknown, language: Language = 'en') => {
  const field = fieldsOf(input).find((one) => one.name === name);
  if (!field) throw new Error(`There is no field ${name}`);
  const kept = { dateCreated: 0, dateUpdated: 0, addedBy: { id: 'p1', name: 'Dana' } };
  const record = { id: 'r1', version: 1, name: 'Heron', status: 'Active', ...kept, [name]: value };
  return renderInShell(<FieldValue field={field} record={record} />, { ...module, language });
};

test.each([
  ['https://heron.example/about', 'https://heron.example/about'],
  ['www.heron.example', 'https://www.heron.example'],
  ['javascript:alert(1)', undefined],
  ['none yet', undefined],
])('the website %s leads to %s', async (website, href) => {
  await show(companies, 'website', website);
  expect(screen.queryByRole('link')?.getAttribute('href')).toBe(href);
});

test.each([
  ['en', 'Health, Water'],
  ['fr', 'Health, Water'],
  ['ro', 'Health, Water'],
  ['zh', 'Health、Water'],
] as const)('names in a row stand apart: %s', async (language, text) => {
  const teams = [
    { id: 't1', name: 'Health' },
    { id: 't2', name: 'Water' },
  ];
  const { container } = await show(users, 'teams', teams, language);
  expect(container).toHaveTextContent(text);
});
