import { shellName } from '@bidwright/contract-shell';
import { type CountedFailure, ownVersion } from './count.ts';

/** Most characters of a text of a report, before anything looks at it: anybody may send one. */
const maxTextChars = 1000;

/** A text of a report, under either of the names that browsers give it. */
const textOf = (report: object, ...names: string[]): string => {
  const found = names.map((name) => Reflect.get(report, name)).find((value) => typeof value === 'string');
  return typeof found === 'string' ? found.slice(0, maxTextChars) : '';
};

const isObject = (value: unknown): value is object => typeof value === 'object' && value !== null;

/** Whose file did it, or was kept out. */
const ownerOf = (...addresses: string[]): { module: string; version: string } => {
  for (const address of addresses) {
    const [, module, version] = /\/remotes\/([^/]+)\/([^/]+)\//.exec(address) ?? [];
    if (module && version) return { module, version };
  }
  return { module: shellName, version: ownVersion };
};

const failureOf = (report: object): CountedFailure => {
  const blocked = textOf(report, 'blocked-uri', 'blockedURL');
  const directive = textOf(report, 'effective-directive', 'effectiveDirective', 'violated-directive');
  return {
    ...ownerOf(textOf(report, 'source-file', 'sourceFile'), blocked),
    kind: 'csp',
    page: textOf(report, 'document-uri', 'documentURL'),
    message: `${directive} forbids ${blocked || 'this'}`,
  };
};

/** Most violations that are read of one report. */
const max = 20;

/**
 * The violations of the page's policy that a browser reports: one as `application/csp-report`, or a list of all kinds of
 * reports as `application/reports+json`.
 */
export const violationsIn = (body: unknown): CountedFailure[] => {
  if (Array.isArray(body)) {
    return body
      .filter((one) => isObject(one) && textOf(one, 'type') === 'csp-violation')
      .map((one) => Reflect.get(one, 'body'))
      .filter(isObject)
      .slice(0, max)
      .map(failureOf);
  }
  const report: unknown = isObject(body) ? Reflect.get(body, 'csp-report') : undefined;
  return isObject(report) ? [failureOf(report)] : [];
};
