import type { Document } from '@bidwright/service-kit/openapi';
import { anchorOf, callCard } from './callCard.ts';
import { link } from './frame.ts';
import { type Html, html } from './html.ts';
import { type Call, subjectsOf } from './subjects.ts';
import type { Words } from './words.ts';

interface Shown {
  aside?: Html;
  main: Html;
}

const aside = (service: string, subjects: Map<string, Call[]>, subject: string, words: Words): Html =>
  html`<nav class="subjects" aria-label="${words('subjects')}"><h2>${words('subjects')}</h2>
<ul>${[...subjects.keys()].map((one) => link(`/api/docs/${service}/${one}`, one, one === subject))}</ul></nav>`;

/** One subject of a service with all its calls; without a name, the first. */
export const servicePage = (
  service: string,
  document: Document,
  wanted: string | undefined,
  words: Words,
): Shown | undefined => {
  const subjects = subjectsOf(document);
  const subject = wanted ?? [...subjects.keys()][0] ?? '';
  const calls = subjects.get(subject);
  if (!calls) return undefined;
  const entries = calls.map(
    (call) =>
      html`<li><a href="#${anchorOf(call)}" dir="ltr">${anchorOf(call).replace('-', ' · ')}</a> <span>${call.operation.summary}</span></li>`,
  );
  const main = html`<h1 dir="ltr">${service} <span>/ ${subject}</span></h1>
<p><a href="/api/${service}/openapi.json">${words('document')}</a></p>
<h2>${words('calls')}</h2><ul class="calls">${entries}</ul>${calls.map((call) => callCard(call, document, words))}`;
  return { aside: aside(service, subjects, subject, words), main };
};
