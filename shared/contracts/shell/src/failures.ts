import { type AskedOf, array, boolean, call, everybody, object, string, text } from '@bidwright/contract-kit';

/**
 * What can go wrong with a module in a browser, in the order in which it is loaded. `hang`: what it loads late never came. `route`: it
 * names an address and has no page there. `blank`: nothing stands on its page. `error`: one that nobody caught. `call`: its own service
 * refused as nonsense, or failed. `storm`: calls without end. `freeze`: the browser answered nobody any more; found when it is next
 * started. `csp`: it did what the page's policy forbids.
 */
export const failureKinds = [
  'registry',
  'manifest',
  'entry',
  'integrity',
  'shared',
  'chunk',
  'evaluate',
  'render',
  'hang',
  'route',
  'blank',
  'error',
  'call',
  'storm',
  'freeze',
  'csp',
] as const;
export type FailureKind = (typeof failureKinds)[number];

const failures = { service: 'shell', tag: 'modules', right: everybody, answer: boolean().required() };

export const reportFailure = call({
  ...failures,
  name: 'modules/failures',
  summary: 'Tells that a module did not work in a browser; counted by version, kind and day',
  input: object({
    module: string().max(60).required(),
    version: string().max(60).required(),
    kind: string().oneOf(failureKinds).required(),
    /** The path of the page; what stands behind its `?` is not kept. */
    page: text(300).required(),
    message: text(1000),
  }).noUnknown(),
  refusals: [429],
});

export type FailureReport = AskedOf<typeof reportFailure>;

/** Most versions that one page tells of at once. */
const maxLoaded = 50;

/** Tells of versions that came up in a page. */
export const reportLoaded = call({
  ...failures,
  name: 'modules/loaded',
  summary:
    'Tells which versions came up in a browser; weighed against the failures of a version that was just switched on',
  input: object({
    versions: array(object({ module: string().max(60).required(), version: string().max(60).required() }).noUnknown())
      .min(1)
      .max(maxLoaded)
      .required(),
  }).noUnknown(),
});

export type LoadReport = AskedOf<typeof reportLoaded>;
