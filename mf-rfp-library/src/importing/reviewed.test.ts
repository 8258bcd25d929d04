import { richTextOf } from '@bidwright/contract-rfp-library';
import { reviewedOf, titleIn } from './reviewed.ts';

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
