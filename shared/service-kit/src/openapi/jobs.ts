import {
  dateOrders,
  exportFormats,
  jobKinds,
  jobStates,
  type ManyRights,
  manyRight,
  nobody,
  outcomes,
  searchLength,
} from '@bidwright/contract-kit';
import { sortIn, whereIn } from '../calls/filters.ts';
import type { Resource, Resources, SubResource } from '../calls/resource.ts';
import { exportedOf } from '../jobs/export/part.ts';
import { anyOf, idOf, type JsonSchema, listOf, objectOf, orNull } from './jsonSchema.ts';
import type { Operation, Variant } from './operation.ts';
import { flagOr, override, recordSchema, writtenFields } from './records.ts';
import { fieldReasons } from './refusals.ts';

const text: JsonSchema = { type: 'string' };
const count: JsonSchema = { type: 'integer', minimum: 0 };
const time: JsonSchema = { type: 'integer', description: 'Seconds since 1970' };

const counts: JsonSchema = objectOf(Object.fromEntries(outcomes.map((outcome) => [outcome, count])), []);
const mapping: JsonSchema = { type: 'object', additionalProperties: { type: ['string', 'null'] } };

/** The schemas that calls about jobs speak of. */
export const jobSchemas: Record<string, JsonSchema> = {
  Job: objectOf({
    id: text,
    kind: { type: 'string', enum: [...jobKinds] },
    col: text,
    sub: orNull(text),
    state: { type: 'string', enum: [...jobStates] },
    owner: objectOf({ id: text, name: text }),
    done: count,
    total: { ...orNull(count), description: 'Null as long as nobody has counted' },
    counts,
    problem: { ...orNull(text), description: 'Why it failed' },
    file: { ...orNull(objectOf({ name: text, size: count, url: text })), description: 'What it made' },
    errors: { ...orNull(objectOf({ url: text })), description: 'Of an import: the rows that were refused, as a file' },
    mapping: orNull(mapping),
    undo: {
      ...orNull(objectOf({ until: time, job: orNull(text) })),
      description: 'Of an import: until when it can be taken back, and the job that did so',
    },
    dateCreated: time,
    dateUpdated: time,
    expires: { ...time, description: 'When it and its file are forgotten, in seconds since 1970' },
  }),
  RecordResult: objectOf(
    {
      row: { ...count, description: 'The row of the file, from 1 on' },
      id: orNull(text),
      outcome: { type: 'string', enum: [...outcomes] },
      version: count,
      reason: text,
      fields: fieldReasons,
    },
    ['id', 'outcome'],
  ),
};

const job: JsonSchema = { $ref: '#/components/schemas/Job' };
const results: JsonSchema = listOf({ $ref: '#/components/schemas/RecordResult' });
const after: JsonSchema = { type: ['string', 'null'], description: 'The next of the page before' };

const labels: JsonSchema = {
  type: 'object',
  additionalProperties: { type: 'string', maxLength: 200 },
  description: 'What the first row says, by column; without it the columns’ names',
};

/** The records that a call is about: these ids, or what a query would find. */
const chosen = (resource: Resource): Record<string, JsonSchema> => {
  const id = idOf(resource.collection.name);
  const versioned = objectOf({ id, version: { type: 'integer', minimum: 1 } });
  return {
    col: { const: resource.collection.name },
    ids: { ...listOf(anyOf([id, versioned])), minItems: 1, maxItems: 10_000 },
    where: whereIn(resource),
    search: { type: 'string', maxLength: searchLength },
  };
};

const bulk = (resource: Resource): Variant[] => {
  const { name, input, also = {} } = resource.collection;
  const { properties } = writtenFields(input, resource.owned);
  if (Object.keys(properties).length === 0) return [];
  const beside = Object.fromEntries(Object.entries(also).map(([flag, usual]) => [flag, flagOr(usual)]));
  const body = {
    ...chosen(resource),
    set: objectOf(properties, []),
    clear: { ...listOf({ type: 'string', enum: Object.keys(properties) }), maxItems: 200 },
    preview: { ...flagOr(false), description: 'Only counts, and changes nothing' },
    override,
    ...beside,
  };
  const answer = anyOf([
    objectOf({ records: count, permitted: count, fields: count }),
    objectOf({ results, counts }),
    objectOf({ job }),
  ]);
  return [{ name, request: objectOf(body, ['col']), answer: objectOf({ data: answer }) }];
};

const exported = (resource: Resource): Variant => {
  const { name } = resource.collection;
  const body = {
    ...chosen(resource),
    format: { type: 'string' as const, enum: [...exportFormats], default: 'csv' },
    fields: listOf({ type: 'string', enum: Object.keys(recordSchema(resource.collection).properties ?? {}) }),
    sort: sortIn(resource),
    labels,
  };
  return { name, request: objectOf(body, ['col']), answer: objectOf({ data: job }) };
};

const exportedPart = (resource: Resource, { sub }: SubResource): Variant => {
  const { request, answer } = exported(exportedOf(resource, sub.name));
  const place = { col: { const: resource.collection.name }, sub: { const: sub.name } };
  return {
    name: `${resource.collection.name}/${sub.name}`,
    request: objectOf({ ...request.properties, ...place }, ['col', 'sub']),
    answer,
  };
};

const exportedParts = (resource: Resource): Variant[] =>
  [...resource.subs.values()].filter(({ sub }) => !sub.readOnly).map((sub) => exportedPart(resource, sub));

const tried = ({ collection: { name, sub } }: Resource): Variant => {
  const subs = Object.values(sub).filter(({ readOnly }) => !readOnly);
  const body = {
    col: { const: name },
    ...(subs.length > 0 && { sub: { type: 'string' as const, enum: subs.map((one) => one.name) } }),
    file: idOf('files for imports'),
    mapping: { ...mapping, description: 'By column of the file the field it fills; null for none' },
    match: { ...listOf(text), maxItems: 10, description: 'Fields by which a row without an id finds its record' },
    dates: {
      type: 'object' as const,
      additionalProperties: { type: 'string' as const, enum: [...dateOrders] },
      description: 'By column of the file what comes first in dates such as 03/04/2027; without it these are refused',
    },
    meanings: {
      type: 'object' as const,
      additionalProperties: { type: 'object' as const, additionalProperties: text },
      description:
        'By field the words that people write in its cells, and what each stands for, such as {"level": {"Expert": "4"}}',
    },
    empty: { type: 'string' as const, enum: ['keep', 'clear'], default: 'keep' },
  };
  return { name, request: objectOf(body, ['col', 'file']), answer: objectOf({ data: job }) };
};

const sheet = ({ collection: { name, sub } }: Resource): Variant => {
  const subs = Object.values(sub).filter(({ readOnly }) => !readOnly);
  const body = {
    col: { const: name },
    ...(subs.length > 0 && { sub: { type: 'string' as const, enum: subs.map((one) => one.name) } }),
    title: { type: 'string' as const, minLength: 1, maxLength: 200, description: 'Of its sheet', pattern: '^.+$' },
    labels: {
      ...labels,
      description: 'What columns are called. Those that are not named are left out, unless each row needs them',
    },
    language: { type: 'string' as const, pattern: '^[a-z]{2}$', description: 'Of its notes: en, fr, ro or zh' },
    currency: { type: 'string' as const, pattern: '^[A-Z]{3}$', description: 'Of its amounts' },
  };
  const file = objectOf({ name: text, mediaType: text, content: { ...text, description: 'In base64' } });
  return { name, request: objectOf(body, ['col']), answer: objectOf({ data: file }) };
};

const limit = (max: number, usual: number): JsonSchema => ({
  type: 'integer',
  minimum: 1,
  maximum: max,
  default: usual,
});

/** The calls about many records, and about the work that goes on for them in the background. */
export const jobOperations = (service: string, resources: Resources): Operation[] => {
  const all = [...resources.values()];
  if (all.length === 0) return [];
  const call = (name: string) => ({ method: 'post' as const, tag: 'jobs', path: `/api/${service}/${name}` });
  const open = (act: keyof ManyRights) => all.filter(({ collection }) => manyRight(collection, act) !== nobody);
  const ofJob = { body: objectOf({ id: idOf('jobs') }), refusals: [404], answer: job };
  return [
    {
      ...call('bulkUpdate'),
      summary: 'Changes fields of many records: up to 200 at once, with what became of each; more by a job',
      refusals: [422],
      variants: open('bulk').flatMap(bulk),
    },
    {
      ...call('exportRecords'),
      summary:
        'Writes records, or those of a subcollection of all parents, into a file: up to 5000 at once, more by a job',
      refusals: [404, 422, 507],
      variants: [...open('export').map(exported), ...all.flatMap(exportedParts)],
    },
    {
      ...call('importSheet'),
      summary: 'Makes a workbook with the columns of a collection, to be filled in and imported',
      variants: open('import').map(sheet),
    },
    {
      ...call('tryImport'),
      summary: 'Says of each row of a file what would become of it, and changes nothing',
      refusals: [404, 422],
      variants: open('import').map(tried),
    },
    { ...call('runImport'), ...ofJob, summary: 'Imports a file just as it was tried', refusals: [404, 409] },
    {
      ...call('undoImport'),
      summary: 'Takes back all that an import has written within the last day and nobody has changed since',
      body: objectOf(
        { id: idOf('jobs'), preview: { ...flagOr(false), description: 'Only says what would become of each record' } },
        ['id'],
      ),
      refusals: [403, 404, 409],
      answer: job,
    },
    {
      ...call('listJobs'),
      summary: 'The own jobs, the newest first; for an Admin who says all, everybody’s',
      body: objectOf({ limit: limit(200, 50), after, all: flagOr(false) }, []),
      answer: listOf(job),
      isPaged: true,
    },
    { ...call('getJob'), ...ofJob, summary: 'One job' },
    {
      ...call('getJobResults'),
      summary: 'What became of the records of a job, in its order',
      body: objectOf(
        { id: idOf('jobs'), limit: limit(1000, 200), after, outcomes: listOf({ type: 'string', enum: [...outcomes] }) },
        ['id'],
      ),
      refusals: [404],
      answer: results,
      isPaged: true,
    },
    { ...call('cancelJob'), ...ofJob, summary: 'Stops a job; what it has changed stays changed' },
  ];
};

/** The files of jobs. */
export const jobFileOperations = (service: string): Operation[] => {
  const path = `/api/${service}/files`;
  const id = { name: 'id', in: 'path' as const, description: 'The id of the job', schema: idOf('jobs') };
  const name = { name: 'name', in: 'query' as const, description: 'What the file is called', schema: text };
  const file = { method: 'get' as const, tag: 'jobs', parameters: [id], rawAnswer: '*/*', refusals: [403, 404] };
  return [
    {
      method: 'post',
      tag: 'jobs',
      path: `${path}/imports`,
      summary: 'Takes a table from the body, of CSV or XLSX, and answers what is in it',
      parameters: [name],
      rawBody: '*/*',
      answer: objectOf({ id: text, name: text, columns: listOf(text), rows: count }),
      refusals: [415, 422, 507],
    },
    { ...file, path: `${path}/jobs/{id}`, summary: 'Sends the file that a job has made' },
    {
      ...file,
      path: `${path}/jobs/{id}/errors`,
      summary: 'Sends the rows of an import that were refused, with reasons',
      parameters: [
        id,
        { name: 'language', in: 'query', description: 'Of the reasons: en, fr, ro or zh', schema: text },
      ],
    },
  ];
};
