import { array, type InputFrom, object, string, text } from '@bidwright/contract-kit';

/** What can go wrong with a module in a browser, in the order in which it is loaded. `csp`: it did what the page's policy forbids. */
export const failureKinds = [
  'registry',
  'manifest',
  'entry',
  'integrity',
  'shared',
  'chunk',
  'evaluate',
  'render',
  'csp',
] as const;
export type FailureKind = (typeof failureKinds)[number];

/** The body of `POST /api/shell/modules/failures`. */
export const failureReport = object({
  module: string().max(60).required(),
  version: string().max(60).required(),
  kind: string().oneOf(failureKinds).required(),
  /** The path of the page; what stands behind its `?` is not kept. */
  page: text(300).required(),
  message: text(1000),
}).noUnknown();

export type FailureReport = InputFrom<typeof failureReport>;

/** Most versions that one page tells of at once. */
const maxLoaded = 50;

/** The body of `POST /api/shell/modules/loaded`: versions that came up in a page. */
export const loadReport = object({
  versions: array(object({ module: string().max(60).required(), version: string().max(60).required() }).noUnknown())
    .min(1)
    .max(maxLoaded)
    .required(),
}).noUnknown();

export type LoadReport = InputFrom<typeof loadReport>;
