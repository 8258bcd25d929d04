import { chatBodyOf } from './chat.ts';
import type { Told } from './tables.ts';

const hostile = '<!channel> & *Ann* @channel <https://evil.example|here> `x` _y_';

const told = (title: string, message = 'Status is *Won*'): Told => ({
  notice: { type: 'garden.moved', by: 'Noor', text: { title, message }, link: '/garden/a%20b|c?x=<y>', at: 1 },
});

const bodyFor = (kind: 'slack' | 'teams', about: Told = told('Moved')) =>
  JSON.parse(chatBodyOf(kind, about, 'fr') ?? 'null');

const plain = (said: string) => ({ type: 'plain_text', text: said, emoji: false });

const run = (text: string) => ({
  type: 'RichTextBlock',
  inlines: [expect.objectContaining({ type: 'TextRun', text })],
});

test('Slack gets blocks of plain text and a link, and a text for where no blocks are shown', () => {
  const text = 'Moved: Status is *Won*';
  expect(bodyFor('slack')).toEqual({
    text,
    mrkdwn: false,
    blocks: [
      { type: 'header', text: plain('Moved') },
      { type: 'section', text: plain('Status is *Won*') },
      { type: 'section', text: { type: 'mrkdwn', text: expect.stringMatching(/^<http[^<>|]*\|Ouvrir>$/) } },
    ],
  });
});

test('in Slack no name mentions anybody, makes a link, or ends one', () => {
  const { text, blocks } = bodyFor('slack', told(hostile, hostile));
  const [title, message, link] = blocks.map((block: { text: { text: string } }) => block.text.text);
  for (const said of [text, title, message]) {
    expect(said).not.toMatch(/[<>]/);
    expect(said).not.toMatch(/&(?!amp;|lt;|gt;)/);
    expect(said).not.toMatch(/@(channel|here|everyone)/);
    expect(said).toContain('&lt;!channel&gt; &amp; *Ann* @\u2060channel');
  }
  expect(link).toMatch(/^<[^<>|]+\|Ouvrir>$/);
});

test('Teams gets a card whose runs know no markup, with a button to the page and no mention', () => {
  const body = bodyFor('teams', told(hostile, 'Status'));
  const [{ contentType, content }, ...more] = body.attachments;
  expect([body.type, contentType, more]).toEqual(['message', 'application/vnd.microsoft.card.adaptive', []]);
  expect(content).toMatchObject({
    type: 'AdaptiveCard',
    version: '1.4',
    body: [run(hostile), run('Status')],
    actions: [{ type: 'Action.OpenUrl', title: 'Ouvrir', url: expect.stringMatching(/^http.*\/garden\/a%20b/) }],
  });
  expect(content.msteams).toBeUndefined();
});

test('titles and texts that are too long for a chat are cut', () => {
  const { blocks } = bodyFor('slack', told('x'.repeat(500), 'y'.repeat(5000)));
  const lengths = blocks.map(({ text }: { text: { text: string } }) => text.text.length);
  expect(lengths.slice(0, 2)).toEqual([120, 2000]);
});

test('a test says so in the language chosen', () => {
  expect(bodyFor('slack', { test: 1 }).text).toBe('Un essai: Ce webhook de Bidwright fonctionne.');
});
