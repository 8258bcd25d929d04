import type { Described, Document } from '@bidwright/service-kit/openapi';
import { Ajv2020 } from 'ajv/dist/2020.js';
import addFormats from 'ajv-formats';

/** One request, as far as the document speaks of it. */
interface Asked {
  method: string;
  path: string;
  body?: unknown;
}

const isObject = (value: unknown): value is Record<string, unknown> => typeof value === 'object' && value !== null;

const pointer = (...parts: (string | number)[]): string =>
  `document#/${parts.map((part) => encodeURIComponent(String(part).replaceAll('~', '~0').replaceAll('/', '~1'))).join('/')}`;

const patternOf = (path: string) => new RegExp(`^${path.replaceAll('.', '\\.').replace(/\{\w+\}/g, '[^/]+')}$`);

/** The case of a call that is about many collections. */
const variantOf = ({ 'x-variants': variants = [] }: Described, body: unknown): number => {
  if (!isObject(body)) return -1;
  const named = (wanted: string) => variants.findIndex(({ name }) => name === wanted);
  const wanted = [`${body.col}/${body.sub}`, ...(body.sub === undefined ? [] : [`${body.col}/*`]), String(body.col)];
  return wanted.map(named).find((at) => at >= 0) ?? -1;
};

const read = (document: Document) => {
  const ajv = new Ajv2020({ strict: false, allErrors: false });
  addFormats(ajv);
  ajv.addSchema(document, 'document');
  const paths = Object.keys(document.paths)
    .map((path) => ({ path, pattern: patternOf(path) }))
    .sort((one, other) => Number(one.path.includes('{')) - Number(other.path.includes('{')));

  const operationFor = ({ method, path: asked }: Asked) => {
    const [bare = ''] = asked.split('?', 1);
    const path = paths.find(({ pattern }) => pattern.test(bare))?.path;
    const operation = path && document.paths[path]?.[method.toLowerCase()];
    return path && operation ? { path, operation } : undefined;
  };

  const fits = (schema: string, value: unknown): string | undefined => {
    const validate = ajv.getSchema(schema);
    if (!validate) throw new Error(`The document has nothing at ${schema}`);
    return validate(value) ? undefined : ajv.errorsText(validate.errors, { dataVar: 'answer' });
  };

  return {
    /** The call that a request is for. */
    operationFor,
    /** Why the answer is not what the document says; undefined where it is, and of what is in no document. */
    fault: (asked: Asked, status: number, answer: unknown): string | undefined => {
      const found = operationFor(asked);
      if (!found) return undefined;
      const { path, operation } = found;
      const method = asked.method.toLowerCase();
      const response = operation.responses[status];
      if (!response) return `${method} ${path} answers ${status}, which its document does not say`;
      if (!response.content?.['application/json']) return undefined;
      const variant = status < 300 ? variantOf(operation, asked.body) : -1;
      const schema =
        variant >= 0
          ? pointer('paths', path, method, 'x-variants', variant, 'answer')
          : pointer('paths', path, method, 'responses', status, 'content', 'application/json', 'schema');
      const fault = fits(schema, answer);
      return fault && `${method} ${path} answers ${status} otherwise than its document says: ${fault}`;
    },
  };
};
export type Documented = ReturnType<typeof read>;

const known = new WeakMap<Document, Documented>();

/** Finds out whether answers are what a document says of them. What is made of a document is kept, for it takes a while. */
export const documented = (document: Document): Documented => {
  const made = known.get(document) ?? read(document);
  known.set(document, made);
  return made;
};
