import type { Described, Document } from '@bidwright/service-kit/openapi';
import { origin } from './visitor.ts';

/** A request of somebody who is signed out. */
export interface HostileCall {
  /** The call, the field that is hostile and what is in it. */
  name: string;
  method: string;
  path: string;
  headers: Record<string, string>;
  body?: string;
}

/** What patterns and parsers stumble over when there is much of it. */
const pieces = ['a', ' ', '1', '@', '%', '"', '(', '\n', 'a@', 'a.', '-a', '> <', 'http://', 'https://a', '…', '${{'];

/** As large as a body of 64 kB lets a text be, and as large as one of 8 kB does. */
const bodyBytes = [64_000, 7000];

/** Node takes 16 kB of headers and address. */
const headerBytes = 12_000;
/** A redirection names the address once more, with each `%` as three characters. */
const addressBytes = 6000;

const filled = (piece: string, bytes: number) => piece.repeat(Math.floor(bytes / JSON.stringify(piece).length + 1));

/** Fields as they should be, so that a hostile one beside them is read as far as it can be. */
const sound: Record<string, unknown> = {
  email: 'ada@firm.example',
  password: 'a long enough password',
  firstName: 'Ada',
  lastName: 'Novak',
};

const reportFields = ['document-uri', 'blocked-uri', 'effective-directive', 'violated-directive', 'source-file'];

/** Bodies with a text in one of their fields. A report’s own fields are in no schema: browsers name them. */
const holdersOf = (field: string): [name: string, hold: (text: string) => object][] =>
  field === 'csp-report'
    ? reportFields.map((name) => [`${field}.${name}`, (text) => ({ [field]: { [name]: text } })])
    : [[field, (text) => ({ ...sound, [field]: text })]];

const bodiesOf = ({ requestBody }: Described): { field: string; body: string }[] => {
  const content = requestBody?.content['application/json'];
  if (!content) return [];
  const texts = pieces.flatMap((piece) => bodyBytes.map((bytes) => filled(piece, bytes)));
  const inFields = Object.keys(content.schema.properties ?? {})
    .flatMap(holdersOf)
    .flatMap(([name, hold]) =>
      texts.map((text) => ({
        field: `${name} of ${text.length} × ${JSON.stringify(text.slice(0, 9))}`,
        body: JSON.stringify(hold(text)),
      })),
    );
  const nested = ['[', '{"a":'].map((piece) => ({ field: `nested ${piece}`, body: filled(piece, 64_000) }));
  return [...inFields, ...nested];
};

const headers = ['user-agent', 'accept-language', 'accept', 'cookie', 'authorization', 'referer', 'x-forwarded-for'];

/** Without what no program of ours or browser would let into a header or address. */
const isPlain = (piece: string) => /^[!-~]+$/.test(piece);

const inAddress = (path: string, text: string) => {
  const encoded = encodeURIComponent(text);
  const part = (bytes: number) => encoded.slice(0, bytes).replace(/%.?$/, '');
  const parameters = path.match(/\{\w+\}/g) ?? [];
  const asked = ['key', 'next', 'state', 'code'].map((name) => `${name}=/${part(500)}`).join('&');
  return `${path.replace(/\{\w+\}/g, part(addressBytes / parameters.length))}?${asked}`;
};

const usual = { origin, 'content-type': 'application/json' };

const callsOf = (method: string, path: string, described: Described): HostileCall[] => {
  const plain = { method: method.toUpperCase(), path: path.replace(/\{\w+\}/g, 'ftes'), headers: usual };
  const name = `${plain.method} ${path}`;
  const body = plain.method === 'POST' ? '{}' : undefined;
  const texts = pieces.filter(isPlain).map((piece) => filled(piece, addressBytes));
  return [
    ...bodiesOf(described).map((one) => ({ ...plain, name: `${name} ${one.field}`, body: one.body })),
    ...texts.map((text) => ({ ...plain, name: `${name} at ${text.slice(0, 9)}`, path: inAddress(path, text), body })),
  ];
};

/** Headers are read before a call is told from another, but for those of sign-in. */
const headerCalls = (path: string): HostileCall[] =>
  headers.flatMap((header) =>
    pieces.filter(isPlain).map((piece) => ({
      name: `${path} ${header} of ${piece}`,
      method: 'GET',
      path,
      headers: { ...usual, [header]: `${header === 'cookie' ? 'bidwright=' : ''}${filled(piece, headerBytes / 2)}` },
    })),
  );

/** Every call of a document and some pages, with texts of up to 64 kB in each field, parameter and header. */
export const hostileCalls = ({ paths }: Pick<Document, 'paths'>): HostileCall[] => [
  ...Object.entries(paths).flatMap(([path, operations]) =>
    Object.entries(operations).flatMap(([method, described]) => callsOf(method, path, described)),
  ),
  ...['/', '/login', '/general/opportunities', '/api/shell/me', '/auth/google', '/auth/oidc'].flatMap(headerCalls),
];
