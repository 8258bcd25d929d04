import { languages } from '@bidwright/shell-api';
import { createIntl } from 'react-intl';
import { loadCatalog } from './catalogs.ts';

const none = () => [];

test.each(languages)('%s says everything that English says, and every text can be filled', async (language) => {
  const english = await loadCatalog('en', none);
  const texts = await loadCatalog(language, none);
  expect(Object.keys(texts).sort()).toEqual(Object.keys(english).sort());

  const faults: string[] = [];
  const intl = createIntl({ locale: language, messages: texts, onError: (error) => faults.push(error.message) });
  const values = {
    example: '1,234.5',
    given: 'x',
    by: 'x',
    created: 1,
    changed: 2,
    done: 1,
    row: 2,
    column: 'x',
    id: 'x',
    count: 3,
    days: 3,
    used: 1,
    most: 2,
    from: 1,
    to: 2,
    total: 3,
    step: 1,
    of: 2,
    min: 1,
    max: 2,
    name: 'x',
  };
  const more = {
    day: 'x',
    message: 'x',
    value: 'x',
    values: 'x',
    reference: 'x',
    unknown: 'x',
    megabytes: 3,
    millions: 100,
    endings: 'x',
    ctrl: 'x',
    enter: 'x',
    esc: 'x',
    first: 1900,
    last: 2999,
    submit: 'x',
    who: 'x',
    list: 'x',
    when: 'x',
    names: 'x',
    rows: 3,
    words: 'x',
  };
  for (const id of Object.keys(texts)) intl.formatMessage({ id }, { ...values, ...more });
  expect(faults).toEqual([]);
});

test('a module has the last word', async () => {
  const texts = await loadCatalog('en', () => [
    Promise.resolve({ default: { 'kit.failed.retry': 'Once more', 'vendors.title': 'Vendors' } }),
  ]);
  const intl = createIntl({ locale: 'en', messages: texts });
  const said = ['kit.failed.retry', 'vendors.title', 'kit.loading'].map((id) => intl.formatMessage({ id }));
  expect(said).toEqual(['Once more', 'Vendors', 'Loading']);
});
