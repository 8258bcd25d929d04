import { signInInput } from '@bidwright/contract-shell';
import { readJson } from '@bidwright/service-kit';
import { Router } from 'express';
import { Passport } from 'passport';
import { Strategy as LocalStrategy } from 'passport-local';
import type { Door } from '../door.ts';
import { readForm } from '../forms.ts';
import { refuse } from '../refuse.ts';
import { secretOf, takeCookie } from '../sessions/cookie.ts';
import { sessionOf } from '../sessions/sessionOf.ts';
import { accountByEmail, normalEmail } from './accounts.ts';
import { enter } from './enter.ts';
import { isPassword } from './passwordHash.ts';
import { prove } from './prove.ts';

/** Looks the person up by e-mail and password; the same answer and work whichever of the two is wrong. */
const passwordStrategy = ({ db }: Door) =>
  new LocalStrategy({ usernameField: 'email', session: false }, async (email, password, done) => {
    try {
      const account = await accountByEmail(db, email);
      const isRight = await isPassword(password, account?.passwordHash);
      done(null, isRight && { account });
    } catch (error) {
      done(error);
    }
  });

export const signInRoutes = (door: Door): Router => {
  const { limits, sessions, settings } = door;
  const router = Router();
  const passport = new Passport().use(passwordStrategy(door));

  router.post('/signIn', ...readJson, async (request, response) => {
    request.body = readForm(signInInput, request.body);
    const stranger = String(request.ip);
    const guess = `${normalEmail(request.body.email)} ${stranger}`;
    await limits.strangers.spend(stranger);
    await limits.guesses.spend(guess);
    const { account } = await prove(passport, 'local', request, response);
    if (!account) throw refuse({ status: 401, code: 'wrong-credentials', key: 'shell.signIn.wrong' });
    await limits.strangers.giveBack(stranger);
    await limits.guesses.giveBack(guess);
    response.json({ data: await enter(door, account, request, response) });
  });

  router.post('/signOut', async (request, response) => {
    const secret = secretOf(request);
    if (secret) await sessions.close(secret);
    takeCookie(response, settings);
    response.json({ data: {} });
  });

  router.get('/me', async (request, response) => {
    response.json({ data: await sessionOf(sessions, request) });
  });

  return router;
};
