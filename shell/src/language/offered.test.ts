import { offeredLanguages } from './offered.ts';

const mine = 'bidwright.settings.p1';

const page = (said?: string) => {
  document.querySelector('meta[name="firm-languages"]')?.remove();
  if (said) document.head.insertAdjacentHTML('beforeend', `<meta name="firm-languages" content="${said}">`);
};

test('a page that says nothing of languages, or of none that the app speaks, offers all', () => {
  for (const said of [undefined, 'tlh']) {
    page(said);
    expect(offeredLanguages()).toEqual(['en', 'fr', 'ro', 'zh']);
  }
});

test('who kept a language that the firm does not offer finds that of newcomers', async () => {
  page('ro fr');
  expect(offeredLanguages()).toEqual(['ro', 'fr']);
  const { storedSettings } = await import('../settings/storedSettings.ts');
  const found = [{}, { language: 'zh' }, { language: 'fr' }].map((kept) => {
    localStorage.setItem(mine, JSON.stringify(kept));
    return storedSettings().language;
  });
  expect(found).toEqual(['ro', 'ro', 'fr']);
});
