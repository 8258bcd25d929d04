import type { Request, Response } from 'express';
import { languageOf } from '../mail/texts.ts';
import { againPage } from './againPage.ts';
import { safePath } from './safePath.ts';

/** Another try begins here. */
export const againPath = '/again';

/** A browser keeps files for a year, also those that came as something else than what was built: it takes them anew, then goes back. */
const script = `(async () => {
  const files = [...document.querySelectorAll('[data-file]')].map((one) => one.dataset.file);
  await Promise.allSettled(files.map((file) => fetch(file, { cache: 'reload', signal: AbortSignal.timeout(20000) })));
  location.replace(document.querySelector('a').href);
})();
`;

const filesIn = (template: string): string[] =>
  [...template.matchAll(/(?:src|href)="(\/assets\/[^"]+\.js)"/g)].map(([, file = '']) => file);

/** Answers the page that takes the first files of the app anew, and its script. Says whether it was asked for. */
export const answerAgain = async (
  request: Request,
  response: Response,
  templatesFor: (request: Request) => Promise<string[]>,
): Promise<boolean> => {
  if (request.path === `${againPath}.js`) response.type('js').set('cache-control', 'no-store').send(script);
  else if (request.path === againPath) {
    const files = (await templatesFor(request)).flatMap(filesIn);
    const next = safePath(request.query.next) ?? '/dashboard';
    const page = againPage({ language: languageOf(request), script: `${againPath}.js`, next, files });
    response.type('html').set('cache-control', 'no-store').send(page);
  } else return false;
  return true;
};
