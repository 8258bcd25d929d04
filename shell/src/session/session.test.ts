import { personShown } from '@bidwright/shell-api';
import { store } from '../store.ts';

test('the frame shows a person as the own record does, and nothing else of the person changes', () => {
  const before = store.getState().session.person;
  personShown({ name: 'Dana W.', profilePicture: '/api/admin/files/1' });
  expect(store.getState().session.person).toEqual({
    ...before,
    name: 'Dana W.',
    profilePicture: '/api/admin/files/1',
  });
  personShown({ name: 'Dana W.', profilePicture: null });
  expect(store.getState().session.person?.profilePicture).toBeNull();
});
