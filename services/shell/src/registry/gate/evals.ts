import type { CallExpression, Expression, NewExpression, Super } from 'acorn';
import type { Reason } from '../reason.ts';
import { nameOf, type Script } from './scripts.ts';

const makers = new Set(['eval', 'Function']);
const timers = new Set(['setTimeout', 'setInterval']);
const globals = new Set(['globalThis', 'window', 'self']);

/** What is called: `f` of `f()`, `window.f()` and `(0, f)()`. */
const calledName = (callee: Expression | Super): string | undefined => {
  if (callee.type === 'SequenceExpression') {
    const last = callee.expressions.at(-1);
    return last && calledName(last);
  }
  if (callee.type !== 'MemberExpression') return nameOf(callee);
  const isGlobal = globals.has(nameOf(callee.object) ?? '');
  return isGlobal ? nameOf(callee.property) : undefined;
};

/** Every bundler's way to the global object, in a branch that no browser of today takes. */
const isProbe = ({ arguments: [first, second] }: CallExpression | NewExpression) =>
  first?.type === 'Literal' && first.value === 'return this' && !second;

const isText = ([first]: (CallExpression | NewExpression)['arguments']) =>
  first?.type === 'TemplateLiteral' || (first?.type === 'Literal' && typeof first.value === 'string');

const makesCode = (call: CallExpression | NewExpression): boolean => {
  const name = calledName(call.callee) ?? '';
  if (makers.has(name)) return !isProbe(call);
  return timers.has(name) && isText(call.arguments);
};

/** Code made of texts while it runs: the policy of the page stops it. */
export const evalReasons = (scripts: Script[]): Reason[] =>
  scripts
    .filter(({ calls }) => calls.some(makesCode))
    .map(({ path, file }) => ({
      code: 'eval',
      path,
      message: `${file} makes code out of text (eval, new Function, or a timer with a text), which the page forbids`,
    }));
