import { answerProblem, type Problem } from '@bidwright/service-kit';
import type { Request, RequestHandler, Response } from 'express';
import { html } from '../docs/html.ts';
import { languageOf, wordsOf } from '../mail/texts.ts';
import { nonceOf } from '../security.ts';

const scriptPath = '/away.js';

/** Takes the page once it is there; what is read meanwhile stays. A server that is away may not hear the question, or not answer it. */
const script = `setInterval(async () => {
  const answer = await fetch(location.href, { redirect: 'manual', signal: AbortSignal.timeout(2500) }).catch(() => undefined);
  if (answer && answer.status < 500) location.reload();
}, 1000);
`;

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

const isPerson = (request: Request) =>
  ['GET', 'HEAD'].includes(request.method) && (request.get('accept') ?? '').includes('text/html');

/** Answers a failure: to whoever has opened a page with one that comes back by itself, to all others in the shape of calls. */
export const answerAway = (problem: Problem, request: Request, response: Response): void => {
  if (problem.status < 500 || !isPerson(request)) return answerProblem(problem, request, response);
  const language = languageOf(request);
  const words = wordsOf(language);
  const page = html`<!doctype html>
<html lang="${language}">
<meta name="viewport" content="width=device-width">
<title>Bidwright</title>
<style nonce="${nonceOf(response)}">${style}</style>
<script defer src="${scriptPath}"></script>
<main role="alert">
<h1>${words['shell.away.title']}</h1>
<p>${words['shell.away.text']}</p>
<p><a href="${request.originalUrl}">${words['shell.late.retry']}</a></p>
</main>
</html>
`;
  if (problem.details.retryAfter) response.set('retry-after', String(problem.details.retryAfter));
  response.status(problem.status).type('html').set('cache-control', 'no-store').send(page.text);
};
