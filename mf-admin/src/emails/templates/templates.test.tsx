import { emails, mailLanguages, messageTemplates } from '@bidwright/contract-shell';
import { callServer, renderModule } from '@bidwright/remote-kit/testing';
import { screen, waitFor } from '@testing-library/react';
import { shell, store } from '../../api.ts';
import module from '../../module.tsx';

let kept: Record<string, { subject: string; text: string; version: number; isChanged: boolean }>;
const originals = (language: string) => ({
  subject: `Reset ${language}`,
  text: '{name}: {link}',
  version: 0,
  isChanged: false,
});

const asked: Record<string, unknown>[] = [];
let server: Awaited<ReturnType<typeof callServer>>;
beforeEach(async () => {
  kept = Object.fromEntries(mailLanguages.map((language) => [language, originals(language)]));
  asked.length = 0;
  server = await callServer(
    [
      { of: emails, records: [] },
      { of: messageTemplates, records: [] },
    ],
    {
      'shell/modules/overview': () => ({ modules: [] }),
      'shell/emails/templates': () => [
        { kind: 'account.reset', group: 'account', service: null, titles: {}, changed: [] },
        {
          kind: 'notice.garden.planted',
          group: 'notice',
          service: 'garden',
          titles: { en: 'Planted' },
          changed: ['fr'],
        },
      ],
      'shell/emails/template': () => ({
        fields: ['name', 'link'],
        needed: ['link'],
        textOnly: ['link'],
        languages: mailLanguages.map((language) => ({ language, ...kept[language] })),
      }),
      'shell/emails/preview': ({ subject, text, language }) => ({
        subject,
        text: String(text).replace('{name}', language === 'en' ? 'Ann Lee' : `Ann Lee (${language})`),
      }),
      'shell/emails/setTemplate': (body) => {
        asked.push(body);
        const { language, subject, text, version } = body as { language: string } & ReturnType<typeof originals>;
        kept[language] = { subject, text, version: version + 1, isChanged: true };
        return { version: version + 1 };
      },
      'shell/emails/restoreTemplate': (body) => {
        asked.push(body);
        kept.en = { ...originals('en'), version: 2 };
        return { version: 2 };
      },
    },
  );
});
afterEach(async () => {
  store.dispatch(shell.util.resetApiState());
  await server.close();
});

const open = () => renderModule(module, '/admin/emails?tab=templates');
const subject = () => screen.findByRole('textbox', { name: /^Subject/ });

test('words are changed in one language with a merge field at the cursor, shown as sent, and taken back', async () => {
  const { user, alerts } = await open();
  expect(await subject()).toHaveValue('Reset en');
  expect(await screen.findByText('Ann Lee: {link}')).toBeVisible();
  await user.clear(await subject());
  await user.type(await subject(), 'For ');
  await user.click(screen.getByRole('button', { name: 'Insert {name}' }));
  expect(await subject()).toHaveValue('For {name}');
  await user.click(screen.getByRole('button', { name: 'Save' }));
  await waitFor(() => expect(alerts).toMatchObject([{ text: 'Saved. New emails use this text.' }]));
  expect(asked).toEqual([
    { kind: 'account.reset', language: 'en', version: 0, subject: 'For {name}', text: '{name}: {link}' },
  ]);
  await user.click(await screen.findByRole('button', { name: 'Restore the original text' }));
  await waitFor(async () => expect(await subject()).toHaveValue('Reset en'));
  expect(asked.at(-1)).toEqual({ kind: 'account.reset', language: 'en', version: 1 });
});

test('what was typed stays while another language is looked at, and what is refused stands at its field', async () => {
  const { user } = await open();
  await user.type(await subject(), '!');
  await user.click(screen.getByRole('button', { name: 'Français' }));
  expect(await subject()).toHaveValue('Reset fr');
  await user.click(screen.getByRole('button', { name: 'English' }));
  expect(await subject()).toHaveValue('Reset en!');
  const missing = { key: 'shell.mail.missingField', values: { missing: '{link}' }, message: 'No' };
  const refusal = { code: 'invalid', message: 'No', fields: { text: missing } };
  server.refuseNext('emails', 422, refusal, (body) => 'version' in body);
  await user.click(screen.getByRole('button', { name: 'Save' }));
  await waitFor(() => expect(screen.getByRole('textbox', { name: /^Text/ })).toBeInvalid());
  expect((await screen.findAllByText(/^The text must contain \{link\}/))[0]).toBeVisible();
  expect(await subject()).toHaveValue('Reset en!');
});

/** Somebody else saves a subject, and the window is looked at again. */
const others = (text: string, version: number) => {
  kept.en = { ...originals('en'), subject: text, version, isChanged: true };
  window.dispatchEvent(new Event('focus'));
};

test('what others change meanwhile comes into a form in which nothing is typed, and takes nothing from one that is', async () => {
  const { user } = await open();
  expect(await subject()).toHaveValue('Reset en');
  others('Theirs', 1);
  await waitFor(async () => expect(await subject()).toHaveValue('Theirs'));
  await user.type(await subject(), '!');
  const seen = server.asks.length;
  others('Theirs again', 2);
  await waitFor(() => expect(server.asks.slice(seen).some(({ body }) => 'kind' in body)).toBe(true));
  await user.click(screen.getByRole('button', { name: 'Save' }));
  await waitFor(() => expect(asked).toMatchObject([{ subject: 'Theirs!', version: 1 }]));
  expect(await subject()).toHaveValue('Theirs!');
});

test('what is sent is shown in each of the four languages', async () => {
  const { user } = await open();
  const seen = {
    English: /^Ann Lee: /,
    Français: /^Ann Lee \(fr\)/,
    Română: /^Ann Lee \(ro\)/,
    中文: /^Ann Lee \(zh\)/,
  };
  for (const [language, text] of Object.entries(seen)) {
    await user.click(await screen.findByRole('button', { name: language }));
    expect(await screen.findByText(text)).toBeVisible();
  }
});

test('notices of a module stand under it by their titles, with the languages in which they were changed', async () => {
  const { user } = await open();
  const notice = await screen.findByRole('button', { name: /Planted/ });
  expect(notice).toHaveTextContent('fr');
  await user.click(notice);
  expect(await screen.findByRole('heading', { name: 'Planted' })).toBeVisible();
});
