import { textsLackingIn } from './namedTexts.ts';

const catalog = new Set(['ftes.skills', 'kit.import.choose']);

test('a text that a page names and no catalog has is found, however it is named', () => {
  const source = `intl.formatMessage({ id: 'ftes.skill' }, values); <FormattedMessage id="kit.import.another" />`;
  expect(textsLackingIn(source, catalog)).toEqual(['ftes.skill', 'kit.import.another']);
});

test('texts that there are, those put together and ids of other things are no faults', () => {
  const source = `id: 'ftes.skills'; id="kit.import.choose"; id: \`ftes.skill.\${name}\`; { id: 'status.won' }; id: 'ftes'`;
  expect(textsLackingIn(source, catalog)).toEqual([]);
});
