import { search } from './searchReports.ts';

const found = async (text: string, language: 'en' | 'fr' | 'ro' | 'zh', limit = 8) =>
  (await search({ text, language, limit, signal: new AbortController().signal })).map(({ title, path }) => [
    title,
    path,
  ]);

test('a report is found by its title in each language, however it is accented', async () => {
  expect(await found('utilis', 'en')).toEqual([
    ['Utilisation', '/user/ftes/reports/utilisation'],
    ['Utilisation forecast', '/user/ftes/reports/utilisation-forecast'],
  ]);
  expect(await found('OCUPARE', 'ro')).toHaveLength(1);
  expect(await found('capacite gain', 'fr')).toEqual([[expect.any(String), '/user/ftes/reports/capacity-if-won']]);
  expect(await found('人力利用率', 'zh')).toHaveLength(1);
  expect(await found('nothing like it', 'en')).toEqual([]);
  expect(await found('a', 'en', 1)).toHaveLength(1);
});
