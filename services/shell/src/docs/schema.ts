import type { Document, JsonSchema } from '@bidwright/service-kit/openapi';
import { type Html, html } from './html.ts';
import type { Words } from './words.ts';

/** One line of a table of fields. */
interface Line {
  name: string;
  schema: JsonSchema;
  isNeeded: boolean;
}

/** Fields within fields are shown up to here. */
const deepest = 3;

const whole = (schema: JsonSchema, document: Document): JsonSchema => {
  const named = schema.$ref && document.components.schemas[schema.$ref.split('/').at(-1) ?? ''];
  return named ? { ...named, description: schema.description ?? named.description } : schema;
};

const limits = ({ minLength, maxLength, minimum, maximum, minItems, maxItems }: JsonSchema): string => {
  const min = minLength ?? minimum ?? minItems;
  const max = maxLength ?? maximum ?? maxItems;
  if (min !== undefined && max !== undefined) return ` ${min}–${max}`;
  if (max !== undefined) return ` ≤ ${max}`;
  return min === undefined ? '' : ` ≥ ${min}`;
};

/** What a value is, in a few words that programmers know. */
const kindOf = (given: JsonSchema, document: Document): string => {
  const schema = whole(given, document);
  if ('const' in schema) return JSON.stringify(schema.const);
  if (schema.enum) return schema.enum.map((one) => JSON.stringify(one)).join(' | ');
  if (schema.anyOf) return [...new Set(schema.anyOf.map((one) => kindOf(one, document)))].join(' | ');
  if (!schema.type) return 'any';
  return [schema.type]
    .flat()
    .map((type) => {
      if (type === 'array') return `[${kindOf(schema.items ?? {}, document)}]${limits(schema)}`;
      return type === 'null' || type === 'object' ? type : `${schema.format ?? type}${limits(schema)}`;
    })
    .join(' | ');
};

/** The object that a value is, has in a list, or may be. */
const objectIn = (given: JsonSchema, document: Document): [at: string, JsonSchema] | undefined => {
  const schema = whole(given, document);
  if (schema.properties) return ['.', schema];
  const inList = schema.items && objectIn(schema.items, document);
  if (inList) return ['[].', inList[1]];
  return schema.anyOf?.map((one) => objectIn(one, document)).find(Boolean);
};

const linesOf = (schema: JsonSchema, document: Document, prefix = '', depth = 0): Line[] => {
  const found = objectIn(schema, document);
  if (!found || depth > deepest) return [];
  const { properties = {}, required = [] } = found[1];
  return Object.entries(properties).flatMap(([field, inner]) => {
    const name = prefix + field;
    const at = objectIn(inner, document)?.[0] ?? '';
    const line = { name, schema: inner, isNeeded: required.includes(field) };
    return [line, ...linesOf(inner, document, name + at, depth + 1)];
  });
};

const row = ({ name, schema, isNeeded }: Line, document: Document, words: Words): Html => {
  const { description, default: usual } = whole(schema, document);
  return html`<tr><th scope="row"><code dir="ltr">${name}</code>${isNeeded ? html` <small>${words('needed')}</small>` : ''}</th>
<td><code dir="ltr">${kindOf(schema, document)}</code></td>
<td>${description ?? ''}${usual === undefined ? '' : html` <code dir="ltr">= ${JSON.stringify(usual)}</code>`}</td></tr>`;
};

/** The fields of a value as a table; of a value without fields, what it is. */
export const fieldsTable = (schema: JsonSchema, document: Document, label: string, words: Words): Html => {
  const lines = linesOf(schema, document);
  if (lines.length === 0) return html`<p><code dir="ltr">${kindOf(schema, document)}</code></p>`;
  return html`<div class="table" role="region" aria-label="${label}" tabindex="0"><table>
<thead><tr><th scope="col">${words('field')}</th><th scope="col">${words('kind')}</th><th scope="col">${words('meaning')}</th></tr></thead>
<tbody>${lines.map((line) => row(line, document, words))}</tbody></table></div>`;
};
