import {
  type AnswerOf,
  type AskedOf,
  array,
  boolean,
  call,
  day,
  everybody,
  lines,
  listOf,
  number,
  object,
  objectOf,
  oneOf,
  string,
  text,
} from '@bidwright/contract-kit';
import { admins } from './rights.ts';

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

/** Most letters of a stack that are read. */
export const maxStackChars = 4000;

/** How a page looked. */
export const colorModes = ['light', 'dark'] as const;

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
    /** As the browser wrote it. Places in files of the platform are kept of it, nothing else. */
    stack: lines(maxStackChars),
    /** The version of the shell that the page runs. */
    shell: string().max(60).nullable(),
    language: string().max(10).nullable(),
    mode: string().oneOf(colorModes).nullable(),
  }).noUnknown(),
  refusals: [429],
});

export type FailureReport = AskedOf<typeof reportFailure>;

/** A place in code that ran. Where its version came with no map it is that of the file as it was built. */
const frame = objectOf({
  /** `mf-opportunities/src/opportunities/bid/BidPage.tsx`, from the root of the sources that were built. */
  source: string().defined(),
  line: number().integer().defined(),
  column: number().integer().defined(),
  isMapped: boolean().defined(),
});

const maybe = () => string().nullable().defined();

export const failureDetails = call({
  service: 'shell',
  tag: 'modules',
  right: admins,
  name: 'modules/failure',
  summary: 'Where in the sources a module failed last, of a version, kind and day, and in what a browser; for an Admin',
  input: object({
    module: string().max(60).required(),
    version: string().max(60).required(),
    kind: string().oneOf(failureKinds).required(),
    /** `2026-11-22` */
    day: day().required(),
  }).noUnknown(),
  answer: objectOf({
    /** The innermost first. */
    frames: listOf(frame),
    browser: maybe(),
    system: maybe(),
    /** Of the person it failed. */
    roles: listOf(string().defined()),
    language: maybe(),
    mode: oneOf(colorModes).nullable(),
    shell: maybe(),
  }),
  refusals: [404],
});

export type FailureDetails = AnswerOf<typeof failureDetails>;

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
