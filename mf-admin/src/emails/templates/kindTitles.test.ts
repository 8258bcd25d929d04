import { accountLetters, mailLanguages } from '@bidwright/contract-shell';

test('every mail about an account has a name in each language', async () => {
  for (const language of mailLanguages) {
    const { default: texts } = await import(`../../../locales/${language}.json`, { with: { type: 'json' } });
    for (const letter of accountLetters) expect(texts).toHaveProperty([`admin.emails.kind.account.${letter}`]);
  }
});
