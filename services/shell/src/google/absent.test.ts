import { bench } from '../testing/bench.ts';

const { visit } = bench();

test.each(['/auth/google', '/auth/google/callback?code=1'])('where it is not set up, %s says so', async (path) => {
  const reply = await visit().open(path);
  expect(reply.status).toBe(404);
  expect(reply.body.errorInfo).toMatchObject({
    code: 'no-google',
    message: 'Sign-in with Google is not set up here. Please use e-mail and password.',
  });
});
