import { type Catalogs, faultsOf } from './messages.ts';

const none = { same: {}, avoided: {} };

const bids = '{count, plural, one {# bid of {name}} other {# bids of {name}}}';

const sound = (): Catalogs => ({
  en: { hello: 'Hello {name}', bids, code: 'RFP {n}-1' },
  fr: {
    hello: 'Bonjour {name}',
    bids: '{count, plural, one {# offre de {name}} many {# offres de {name}} other {# offres de {name}}}',
    code: 'AO {n}-1',
  },
  ro: {
    hello: 'Salut {name}',
    bids: '{count, plural, one {# ofertă de la {name}} few {# oferte de la {name}} other {# de oferte de la {name}}}',
    code: 'CO {n}-1',
  },
  zh: { hello: '你好 {name}', bids: '{count, plural, other {{name} 的 # 个投标}}', code: '标 {n}-1' },
});

test('finds nothing in complete catalogs', () => {
  expect(faultsOf(sound(), none)).toEqual([]);
});

test.each([
  ['a missing text', 'fr', 'hello', undefined, 'fr hello: is missing'],
  ['an empty text', 'zh', 'hello', '', 'zh hello: is missing'],
  ['a text English does not have', 'ro', 'more', 'Mai mult', 'ro more: is not in en'],
  ['another placeholder', 'fr', 'hello', 'Bonjour {nom}', /^fr hello: has other placeholders/],
  ['a lost placeholder', 'zh', 'hello', '你好', /^zh hello: has other placeholders/],
  ['a lost plural form', 'ro', 'bids', bids.replace('bid', 'ofertă'), 'ro bids: lacks the plural forms few'],
  ['a text that cannot be read', 'fr', 'hello', 'Bonjour {name', /^fr hello: cannot be read/],
  ['a percent sign behind a value', 'en', 'hello', 'Hello {name} %', 'en hello: writes percent in a way of its own'],
  ['percent as other languages have it', 'fr', 'hello', '{name}: 5%', 'fr hello: writes percent in a way of its own'],
  ['English left over', 'ro', 'hello', 'Hello {name}', 'ro hello: is the English text'],
] as const)('finds %s', (_what, language, key, text, fault) => {
  const catalogs = sound();
  const { [key]: _replaced, ...others } = catalogs[language];
  catalogs[language] = text === undefined ? others : { ...others, [key]: text };
  const found = faultsOf(catalogs, none);
  expect(found).toHaveLength(1);
  expect(found[0]).toMatch(fault);
});

test('takes an English text that is right in the other language too, and one without words', () => {
  const catalogs = sound();
  for (const texts of Object.values(catalogs)) Object.assign(texts, { total: 'Total', share: '{share} / 1' });
  expect(faultsOf(catalogs, { ...none, same: { fr: ['Total'], ro: ['Total'], zh: ['Total'] } })).toEqual([]);
});

test.each([
  ['en', 'Nobody has come, {name}', 'nobody', true],
  ['en', 'Amended by {name}', 'mend', false],
  ['fr', 'À vous d’y aller, {name}', 'y aller', true],
  ['zh', '资料库 {name}', '资料库', true],
] as const)('a word to avoid is found where it stands whole: %s, %s', (language, text, words, isFound) => {
  const catalogs = sound();
  catalogs[language].hello = text;
  const found = faultsOf(catalogs, { ...none, avoided: { [language]: [words] } });
  expect(found).toEqual(isFound ? [`${language} hello: says “${words}”: find plainer words`] : []);
});
