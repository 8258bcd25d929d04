import { richTextOf } from '@bidwright/contract-rfp-library';
import { type Reviewed, reviewedOf, titleIn, withLike } from './reviewed.ts';

const section = (title: string | null) => ({ title, richText: richTextOf('Text') });

test('sections are proposed under their headings, without their numbers; what has no heading is not', () => {
  const found = reviewedOf([section(null), section('3.1 Approach'), section('Risks')]);
  expect(found.map(({ title, taken }) => [title, taken])).toEqual([
    [null, false],
    ['Approach', true],
    ['Risks', true],
  ]);
});

test('a title is in the list whatever its case and accents', () => {
  const titles = [{ id: 't1', name: 'Méthode' }];
  expect(titleIn(titles, 'methode ')).toEqual(titles[0]);
  expect(titleIn(titles, 'Method')).toBeUndefined();
});

test('what a person decided stays, whatever the library turns out to have', () => {
  const [found] = reviewedOf([section('Risks')]) as [Reviewed];
  const like = { id: 'e1', sectionTitle: { id: 't', name: 'Risks' }, opportunity: null, proposalYear: null };
  expect(withLike(found, { ...like, share: 0.9 }).taken).toBe(false);
  expect(withLike(found, { ...like, share: 0.89 }).taken).toBe(true);
  expect(withLike({ ...found, decided: true }, { ...like, share: 1 }).taken).toBe(true);
  expect(withLike({ ...found, taken: false, decided: true }, { ...like, share: 0.6 }).taken).toBe(false);
});
