import type { Described, Document, JsonSchema } from '@bidwright/service-kit/openapi';

/** One call about a subject, with what goes in and comes out of it there. */
export interface Call {
  method: string;
  path: string;
  /** Where several calls have the same address, what tells them apart: a subcollection. */
  about?: string;
  operation: Described;
  request?: JsonSchema;
  answer?: JsonSchema;
}

const jsonOf = (content: Record<string, { schema: JsonSchema }> | undefined) => content?.['application/json']?.schema;

/** The answer of the first status that has one. */
const answerOf = ({ responses }: Described) =>
  Object.entries(responses).flatMap(([status, { content }]) =>
    Number(status) < 300 ? (jsonOf(content) ?? []) : [],
  )[0];

const collectionIn = (name: string) => name.split('/', 1)[0] ?? name;

const callsIn = (method: string, path: string, operation: Described): [subject: string, call: Call][] => {
  const variants = operation['x-variants'];
  if (!variants) {
    const call = {
      method,
      path,
      operation,
      request: jsonOf(operation.requestBody?.content),
      answer: answerOf(operation),
    };
    return [[operation.tags[0] ?? '', call]];
  }
  return variants.map(({ name, request, answer }) => {
    const [collection = '', sub] = name.split('/');
    return [collection, { method, path, operation, request, answer, about: sub }];
  });
};

/** The calls of a service by what they are about: its collections, then the rest. */
export const subjectsOf = ({ paths }: Document): Map<string, Call[]> => {
  const subjects = new Map<string, Call[]>();
  for (const [path, operations] of Object.entries(paths))
    for (const [method, operation] of Object.entries(operations))
      for (const [subject, call] of callsIn(method, path, operation))
        subjects.set(collectionIn(subject), [...(subjects.get(subject) ?? []), call]);
  return subjects;
};
