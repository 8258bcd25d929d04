import { importFieldsOf } from '@bidwright/contract-kit';
import { opportunities } from '@bidwright/contract-opportunities';
import en from '@bidwright/contract-opportunities/locales/en.json' with { type: 'json' };
import fr from '@bidwright/contract-opportunities/locales/fr.json' with { type: 'json' };
import ro from '@bidwright/contract-opportunities/locales/ro.json' with { type: 'json' };
import zh from '@bidwright/contract-opportunities/locales/zh.json' with { type: 'json' };
import { guessMapping } from '@bidwright/remote-kit/importing';

test.each(Object.entries({ en, fr, ro, zh }))('a workbook to fill in (%s) maps itself', (_language, texts) => {
  const catalog = new Map<string, string>(Object.entries(texts));
  const nameOf = (path: string) => catalog.get(`opportunities.field.${path}`) ?? path;
  const fields = importFieldsOf(opportunities);
  const columns = fields.filter((path) => !path.includes('.') && catalog.has(`opportunities.field.${path}`));
  expect(columns.length).toBeGreaterThan(20);
  const found = guessMapping(
    columns.map((path) => `${nameOf(path)} *`),
    fields.map((field) => ({ field, name: nameOf(field), words: [] })),
  );
  expect(found).toEqual(Object.fromEntries(columns.map((path) => [`${nameOf(path)} *`, path])));
});
