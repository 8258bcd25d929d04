import { svgPath } from './icons.ts';

test('an icon becomes the outline it is drawn with', () => {
  expect(svgPath('FlagOutlined')).toMatch(/^[-\d.,\sa-z]+$/i);
});

test('several shapes become one path, and none begins where another ended', () => {
  expect(svgPath('ManageAccountsOutlined')).toMatch(/^M.+zM/i);
  expect(svgPath('WidgetsOutlined')).toMatch(/^M0 0m16\.66/);
});

test('a circle is drawn as two arcs', () => {
  expect(svgPath('FiberManualRecord')).toBe('M4 12a8 8 0 1 0 16 0a8 8 0 1 0-16 0z');
});

test('what is no icon, or more than an outline, is refused by name', () => {
  expect(() => svgPath('NoSuchThing')).toThrow('There is no Material icon named NoSuchThing');
  expect(() => svgPath('WorkTwoTone')).toThrow('The icon WorkTwoTone is not a plain outline');
});
