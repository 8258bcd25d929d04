import type { Document } from '@bidwright/service-kit/openapi';
import { type Html, html } from './html.ts';
import { fieldsTable } from './schema.ts';
import type { Call } from './subjects.ts';
import type { Words } from './words.ts';

/** Where a call stands on its page. */
export const anchorOf = ({ operation, about }: Call): string =>
  [operation.operationId, about].filter(Boolean).join('-');

const failures = ({ operation: { responses } }: Call): Html[] =>
  Object.entries(responses)
    .filter(([status]) => Number(status) >= 400)
    .map(([status, { description }]) => html`<dt>${status}</dt><dd>${description}</dd>`);

const parameters = (call: Call, document: Document, words: Words): Html | '' => {
  const { parameters: given = [] } = call.operation;
  if (given.length === 0) return '';
  const properties = Object.fromEntries(
    given.map(({ name, schema, description }) => [name, { ...schema, description }]),
  );
  const required = given.filter((one) => one.required).map(({ name }) => name);
  const label = words('parameters');
  return html`<h4>${label}</h4>${fieldsTable({ properties, required }, document, `${anchorOf(call)}: ${label}`, words)}`;
};

/** One call: its address, what it is for, what goes in, what comes out, and how it fails. */
export const callCard = (call: Call, document: Document, words: Words): Html => {
  const { method, path, about, operation, request, answer } = call;
  const part = (label: string, schema: typeof request) =>
    html`<h4>${label}</h4>${schema ? fieldsTable(schema, document, `${anchorOf(call)}: ${label}`, words) : html`<p>${words('nothing')}</p>`}`;
  return html`<article id="${anchorOf(call)}"><h3><span class="method ${method}">${method.toUpperCase()}</span>
<code dir="ltr">${path}</code>${about ? html` <span class="about" dir="ltr">${about}</span>` : ''}</h3>
<p>${operation.summary}</p>${operation.security ? html`<p class="open">${words('open')}</p>` : ''}
${parameters(call, document, words)}${part(words('request'), request)}${part(words('answer'), answer)}
<details><summary>${words('failures')}</summary><dl>${failures(call)}</dl></details></article>`;
};
