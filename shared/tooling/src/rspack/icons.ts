import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';

const require = createRequire(import.meta.url);

const attribute = (shape: string, name: string) => {
  const found = shape.match(new RegExp(`\\b${name}: "([^"]*)"`))?.[1];
  if (found === undefined) throw new Error(`an attribute is missing: ${name}`);
  return found;
};

/** Joined to others, a path's first move must not be relative to where the one before ended. */
const path = (shape: string) => attribute(shape, 'd').replace(/^m/, 'M0 0m');

const circle = (shape: string) => {
  const [x, y, r] = ['cx', 'cy', 'r'].map((name) => Number(attribute(shape, name)));
  return `M${Number(x) - Number(r)} ${y}a${r} ${r} 0 1 0 ${2 * Number(r)} 0a${r} ${r} 0 1 0-${2 * Number(r)} 0z`;
};

const shapes: Record<string, (shape: string) => string> = { path, circle };

/** The outline of a Material icon as one SVG path of a 24 × 24 box, such as of `WorkOutline`. */
export const svgPath = (icon: string): string => {
  let source: string;
  try {
    source = readFileSync(require.resolve(`@mui/icons-material/${icon}`), 'utf8');
  } catch {
    throw new Error(`There is no Material icon named ${icon}`);
  }
  return [...source.matchAll(/\.jsx\)\("(\w+)", \{([^}]*)\}/g)]
    .map(([, kind = '', shape = '']) => {
      const draw = shapes[kind];
      if (!draw || shape.includes('opacity'))
        throw new Error(`The icon ${icon} is not a plain outline: choose another`);
      return draw(shape);
    })
    .join('');
};
