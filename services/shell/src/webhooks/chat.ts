import type { WebhookKind } from '@bidwright/contract-shell';
import type { Language } from '../mail/texts.ts';
import { publicUrl } from '../publicUrl.ts';
import en from './locales/en.json' with { type: 'json' };
import fr from './locales/fr.json' with { type: 'json' };
import ro from './locales/ro.json' with { type: 'json' };
import zh from './locales/zh.json' with { type: 'json' };
import type { Told } from './tables.ts';

const catalogs = { en, fr, ro, zh };

interface Said {
  title: string;
  message: string;
  /** The page it is about, and what leads there. */
  url: string;
  open: string;
}

/** What a chat is told of a notice, or by a test; of changes none is. */
const saidIn = (told: Told, language: Language): Said | undefined => {
  const words = catalogs[language];
  const open = words['shell.webhook.open'];
  if ('test' in told)
    return {
      title: words['shell.webhook.test.title'],
      message: words['shell.webhook.test.message'],
      url: publicUrl('/'),
      open,
    };
  return 'notice' in told ? { ...told.notice.text, url: publicUrl(told.notice.link || '/'), open } : undefined;
};

/**
 * What Slack shows as it stands: its three signs are escaped, so that no name begins a mention or a link, and what stands behind an @ is
 * kept apart from it.
 */
const plain = (text: string): string =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;').replaceAll('@', '@\u2060');

/** Within `<address|text>` these signs would end the address. */
const linkTo = (url: string, text: string): string =>
  `<${plain(encodeURI(decodeURI(url))).replaceAll('|', '%7C')}|${plain(text)}>`;

const cut = (text: string, length: number) => (text.length > length ? `${text.slice(0, length - 1)}…` : text);

/** Blocks of plain text: signs of markup in names are shown as they are. */
const slack = ({ title, message, url, open }: Said) => ({
  // Told where no blocks are shown, such as on a phone that is locked.
  text: plain(cut(`${title}: ${message}`, 1000)),
  mrkdwn: false,
  blocks: [
    { type: 'header', text: { type: 'plain_text', text: plain(cut(title, 120)), emoji: false } },
    ...(message
      ? [{ type: 'section', text: { type: 'plain_text', text: plain(cut(message, 2000)), emoji: false } }]
      : []),
    { type: 'section', text: { type: 'mrkdwn', text: linkTo(url, open) } },
  ],
});

/** Runs of text know no markup, and without entities nothing in them mentions anybody. */
const run = (text: string, style: object = {}) => ({
  type: 'RichTextBlock',
  inlines: [{ type: 'TextRun', text, ...style }],
});

/** A message of a workflow of Teams that posts what it is sent. */
const teams = ({ title, message, url, open }: Said) => ({
  type: 'message',
  attachments: [
    {
      contentType: 'application/vnd.microsoft.card.adaptive',
      contentUrl: null,
      content: {
        $schema: 'http://adaptivecards.io/schemas/adaptive-card.json',
        type: 'AdaptiveCard',
        version: '1.4',
        body: [
          run(cut(title, 200), { size: 'Medium', weight: 'Bolder' }),
          ...(message ? [run(cut(message, 2000))] : []),
        ],
        actions: [{ type: 'Action.OpenUrl', title: open, url }],
      },
    },
  ],
});

/** The message of a chat; undefined: it is told nothing of this. */
export const chatBodyOf = (
  kind: Exclude<WebhookKind, 'signed'>,
  told: Told,
  language: Language,
): string | undefined => {
  const said = saidIn(told, language);
  return said && JSON.stringify(kind === 'slack' ? slack(said) : teams(said));
};
