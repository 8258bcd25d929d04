import type { Publication } from '@bidwright/contract-shell';
import { parse, type Root, type Rule } from 'postcss';
import parseSelector, { type Selector } from 'postcss-selector-parser';
import type { Reason } from '../reason.ts';
import { contentOf } from './content.ts';

/** What a module's own classes and names begin with: its name, as written or as its container has it. */
const prefixesOf = (name: string) => [`${name}-`, `${name}_`, `${name.replaceAll('-', '_')}_`];

const isOwn = (name: string, prefixes: string[]) => prefixes.some((prefix) => name.startsWith(prefix));

/** Whether a selector begins with a class of the module's own, so that it can hit nothing outside of its pages. */
const isScoped = (selector: Selector, prefixes: string[]): boolean => {
  for (const part of selector.nodes) {
    if (part.type === 'combinator') return false;
    if (part.type === 'class' && isOwn(part.value, prefixes)) return true;
  }
  return false;
};

const isKeyframe = ({ parent }: Rule) =>
  parent?.type === 'atrule' && 'name' in parent && /keyframes$/i.test(String(parent.name));

/** A rule within a rule is scoped by the outer one. */
const isInner = ({ parent }: Rule): boolean => {
  for (let at: unknown = parent; at && typeof at === 'object' && 'type' in at; at = 'parent' in at ? at.parent : null) {
    if (at.type === 'rule') return true;
  }
  return false;
};

const globalSelectors = (sheet: Root, prefixes: string[]): string[] => {
  const found: string[] = [];
  sheet.walkRules((rule) => {
    if (isKeyframe(rule) || isInner(rule)) return;
    for (const selector of parseSelector().astSync(rule.selector).nodes) {
      if (!isScoped(selector, prefixes)) found.push(String(selector).trim());
    }
  });
  return found;
};

/** Names that count in the whole page, and sheets from elsewhere. */
const globalNames = (sheet: Root, prefixes: string[]): string[] => {
  const found: string[] = [];
  sheet.walkAtRules(/^(-\w+-)?keyframes$|^import$|^font-face$/i, (rule) => {
    let own = isOwn(rule.params, prefixes);
    rule.walkDecls('font-family', ({ value }) => {
      own = isOwn(value.replace(/^["']/, ''), prefixes);
    });
    if (!own) found.push(`@${rule.name} ${rule.params}`.trim());
  });
  return found;
};

/** Styles that would reach beyond the module's own pages. */
export const styleReasons = ({ files, file: { name } }: Publication): Reason[] => {
  const prefixes = prefixesOf(name);
  return files.flatMap((file, at): Reason[] => {
    if (!/\.css$/i.test(file.path)) return [];
    const path = `files[${at}].content`;
    try {
      const sheet = parse(contentOf(file).toString());
      return [...globalSelectors(sheet, prefixes), ...globalNames(sheet, prefixes)].map((what) => ({
        code: 'global-css',
        path,
        message: `${file.path} styles more than ${name}: ${what} must begin with a class or name that starts with ${name}-`,
      }));
    } catch (error) {
      const why = error instanceof Error ? error.message : String(error);
      return [{ code: 'broken-style', path, message: `${file.path} cannot be read as a style sheet: ${why}` }];
    }
  });
};
