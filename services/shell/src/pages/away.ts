import { answerProblem, type Problem } from '@bidwright/service-kit';
import type { Request, RequestHandler, Response } from 'express';
import { html } from '../docs/html.ts';
import { languageOf, wordsOf } from '../mail/texts.ts';
import { nonceOf } from '../security.ts';
import { safePath } from './safePath.ts';

const scriptPath = '/away.js';

/** Takes the page once it is there; what is read meanwhile stays. It asks as a browser does, and more seldom from time to time. */
const script = `(async () => {
  const asked = { headers: { accept: 'text/html' }, redirect: 'manual' };
  for (let pauseMs = 1000; ; pauseMs = Math.min(pauseMs * 1.2, 15000)) {
    await new Promise((done) => setTimeout(done, pauseMs));
    const answer = await fetch(location.href, { ...asked, signal: AbortSignal.timeout(2500) }).catch(() => undefined);
    if (answer && (answer.ok || answer.type === 'opaqueredirect')) return location.reload();
  }
})();
`;

/** What passes: a fault of ours comes again, however often it is asked for. */
const passing = new Set([502, 503, 504, 507]);

const style = [
  ':root{color-scheme:light dark}',
  'body{margin:0}',
  'main{max-width:32em;margin:0 auto;padding:15vh 16px;font:16px/1.5 system-ui}',
  'h1{font-size:1.5em}',
].join('');

/** The script of the page, which needs nothing that may be away. */
export const awayScript: RequestHandler = (request, response, next) => {
  if (request.path !== scriptPath) return next();
  response.type('js').set('cache-control', 'no-store').send(script);
};

/** Calls have rules under which no page shows anything. */
const isOfPage = (request: Request) =>
  ['GET', 'HEAD'].includes(request.method) &&
  (request.get('accept') ?? '').includes('text/html') &&
  !request.originalUrl.startsWith('/api/');

/** Answers a failure: to whoever has opened a page with one that comes back by itself, to all others in the shape of calls. */
export const answerAway = (problem: Problem, request: Request, response: Response): void => {
  if (!passing.has(problem.status) || !isOfPage(request)) return answerProblem(problem, request, response);
  const language = languageOf(request);
  const words = wordsOf(language);
  const page = html`<!doctype html>
<html lang="${language}">
<meta name="viewport" content="width=device-width">
<title>${words['shell.away.title']}</title>
<style nonce="${nonceOf(response)}">${style}</style>
<script defer src="${scriptPath}"></script>
<main>
<h1>${words['shell.away.title']}</h1>
<p>${words['shell.away.text']}</p>
<p><a href="${safePath(request.originalUrl) ?? '/'}">${words['shell.late.retry']}</a></p>
</main>
</html>
`;
  if (problem.details.retryAfter) response.set('retry-after', String(problem.details.retryAfter));
  response.status(problem.status).type('html').set('cache-control', 'no-store').send(page.text);
};
