import { setTimeout as after } from 'node:timers/promises';
import type { GoogleProblem } from '@bidwright/contract-shell';
import { Problem } from '@bidwright/service-kit';
import type { Request, Response } from 'express';
import type { PassportStatic } from 'passport';
import type { Profile } from 'passport-google-oauth20';
import { prove } from '../accounts/prove.ts';
import type { AppContext } from '../context.ts';

type Outcome = { profile: Profile; problem?: undefined } | { profile?: undefined; problem: GoogleProblem };

/** Longest wait for Google, in milliseconds: the strategy itself knows none. */
const timeoutMs = 10_000;

const strange = () =>
  new Problem(
    403,
    'forged',
    'This sign-in did not start in this browser. Please go to the sign-in page and try again.',
  );

/** The profile Google answered with, or why there is none. */
export const profileOf = async (
  { log }: Pick<AppContext, 'log'>,
  passport: Pick<PassportStatic, 'authenticate'>,
  request: Request,
  response: Response,
): Promise<Outcome> => {
  if (!request.query.code && !request.query.error) throw strange();
  try {
    const waiting = after(timeoutMs, 'late' as const, { ref: false });
    const proof = await Promise.race([prove(passport, 'google', request, response), waiting]);
    if (proof === 'late') return { problem: 'unavailable' };
    if (proof.google) return { profile: proof.google };
    if (proof.status === 403) throw strange();
    return { problem: 'cancelled' };
  } catch (error) {
    if (error instanceof Problem) throw error;
    log.warn({ err: error }, 'sign-in with Google failed');
    return { problem: 'unavailable' };
  }
};
