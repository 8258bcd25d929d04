import { html } from '../docs/html.ts';
import { type Language, wordsOf } from '../mail/texts.ts';
import { againPath } from './again.ts';

/**
 * Shown after a while where nothing has been drawn; the place of what is drawn stands before it. Margins of its own or of the
 * body would move the whole app once it is drawn.
 */
const style = [
  'body{margin:0}',
  '#late{visibility:hidden;animation:late 0s 6s forwards;max-width:32em;margin:0 auto;padding:15vh 16px;font:16px/1.5 system-ui}',
  '#root:not(:empty)+#late{display:none}',
  '@keyframes late{to{visibility:visible}}',
].join('');

export const lateStyle = (nonce: string): string => `<style nonce="${nonce}">${style}</style>`;

/**
 * What a person sees where the app's own code or texts did not come, or came as something else than what was built: nothing
 * of the app can say so then.
 */
export const lateNotice = (language: Language, path: string): string => {
  const words = wordsOf(language);
  return html`<main id="late" role="alert"><h1>${words['shell.late.title']}</h1><p>${words['shell.late.text']}</p><p><a href="${againPath}?next=${encodeURIComponent(path)}">${words['shell.late.retry']}</a></p></main>`
    .text;
};
