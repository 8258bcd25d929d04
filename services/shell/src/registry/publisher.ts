import { Problem } from '@bidwright/service-kit';
import type { Request } from 'express';
import type { AppContext } from '../context.ts';
import { isSame } from '../secret.ts';
import { sessionOf } from '../sessions/sessionOf.ts';
import { isProving } from './proving/person.ts';
import { publishTokens } from './tokens.ts';

/** Who changed the registry. */
export interface Publisher {
  id: string | null;
  name: string;
  /** May switch versions on that no browser has tried: an Admin, and whoever installs the platform. */
  mayGoUnproven: boolean;
}

/** Beside the tokens of modules, whose names have no such signs: the one of who starts the platform from its sources. */
const installation = '(installation)';

export const bearerOf = (request: Request): string | undefined =>
  /^Bearer (\S+)$/.exec(request.get('authorization') ?? '')?.[1];

type Asked = Pick<AppContext, 'settings' | 'log'>;

/** The teams of modules, by their tokens: those of several stand one behind the other, with commas between. */
const teamsOf = (context: Asked, request: Request, modules: string[]): Publisher => {
  const tokens = new Map(Object.entries(publishTokens(context)));
  const given = (bearerOf(request) ?? '').split(',').filter(Boolean);
  const isOpen = (module: string) => {
    const wanted = tokens.get(module);
    return Boolean(wanted) && given.some((token) => isSame(token, wanted ?? ''));
  };
  const stranger = modules.find((module) => !isOpen(module));
  if (stranger === undefined && given.length > 0)
    return {
      id: null,
      name: `Team of ${modules.join(', ')}`.slice(0, 161),
      mayGoUnproven: isOpen(installation),
    };
  throw new Problem(
    401,
    'wrong-token',
    `Publishing ${stranger ?? 'modules'} needs the token of its team, as Authorization: Bearer …`,
  );
};

/** Refuses everyone but who looks after the platform on its machine. */
export const mustBeInstallation = (context: Asked, request: Request): void =>
  void teamsOf(context, request, [installation]);

/** The team of a module, by its token. */
export const teamOf = (context: Asked, request: Request, module: string): Publisher =>
  teamsOf(context, request, [module]);

/** The teams of modules, or an Admin who is signed in. */
export const teamsOrAdmin = async (context: AppContext, request: Request, modules: string[]): Promise<Publisher> => {
  if (bearerOf(request)) return teamsOf(context, request, modules);
  const { user } = await sessionOf(context.sessions, request);
  if (!user.permissions.includes('Admin') || isProving(user)) {
    throw new Problem(403, 'forbidden', 'Only an Admin or the team of a module may switch its version');
  }
  return { id: user.id, name: user.name, mayGoUnproven: true };
};
