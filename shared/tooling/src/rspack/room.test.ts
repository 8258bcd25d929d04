import { containerOf } from './room.ts';

test('a container is named by module and version, so that two versions never meet under one name', () => {
  expect(containerOf('rfp-library', '1.4.0')).toBe('rfp_library__1_4_0');
  expect(containerOf('rfp-library', '1.4.1-beta.2')).toBe('rfp_library__1_4_1_beta_2');
});
