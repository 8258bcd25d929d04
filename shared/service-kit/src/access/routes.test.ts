import express from 'express';
import { routesIn } from './routes.ts';

const answer: express.RequestHandler = (_request, response) => {
  response.end();
};

test('routes are listed wherever they are mounted', () => {
  const sessions = express.Router().get('/sessions', answer).post('/sessions/end', answer);
  const google = express.Router().get('/', answer).get('/callback', answer);
  const app = express();
  app.use('/api', answer);
  app.use('/api/shell', sessions);
  app.use('/auth/google', google);
  app.post('/api/shell/:call', answer);
  app.use(answer);
  expect(routesIn(express.Router().use(app.router)).sort()).toEqual([
    'GET /api/shell/sessions',
    'GET /auth/google',
    'GET /auth/google/callback',
    'POST /api/shell/:call',
    'POST /api/shell/sessions/end',
  ]);
  expect(routesIn(app)).toEqual(routesIn(app.router));
});

test('what cannot be listed is no set of routes', () => {
  expect(() => routesIn(answer)).toThrow('These routes cannot be listed');
});
