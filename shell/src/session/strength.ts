import { passwordLength } from '@bidwright/contract-shell';

const classes = [/\p{Ll}/u, /\p{Lu}/u, /\d/, /[^\p{L}\d]/u];

/** How hard a password is to guess, in five steps from 1; 0 where nothing was typed. Length counts most. */
export const strength = (password: string): number => {
  const { length } = [...password];
  const different = new Set(password).size;
  const points = [
    length > 0,
    length >= passwordLength,
    length >= passwordLength + 4,
    different >= 8,
    classes.filter((kind) => kind.test(password)).length >= 3,
  ].filter(Boolean).length;
  return length < passwordLength ? Math.min(points, 2) : points;
};
