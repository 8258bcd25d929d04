import { Problem } from '@bidwright/service-kit';
import type { Request } from 'express';
import type { Door } from '../door.ts';
import { isSame } from '../secret.ts';
import { sessionOf } from '../sessions/sessionOf.ts';

/** Who changed the registry. */
export interface Publisher {
  id: string | null;
  name: string;
}

export const bearerOf = (request: Request): string | undefined =>
  /^Bearer (\S+)$/.exec(request.get('authorization') ?? '')?.[1];

/** The team of a module, by its token. */
export const teamOf = ({ settings }: Pick<Door, 'settings'>, request: Request, module: string): Publisher => {
  const wanted = Object.hasOwn(settings.PUBLISH_TOKENS, module) ? settings.PUBLISH_TOKENS[module] : undefined;
  const given = bearerOf(request);
  if (!given || !wanted || !isSame(given, wanted)) {
    throw new Problem(
      401,
      'wrong-token',
      `Publishing ${module} needs the token of its team, as Authorization: Bearer …`,
    );
  }
  return { id: null, name: `Team of ${module}` };
};

/** The team of a module, or an Admin who is signed in. */
export const teamOrAdmin = async (door: Door, request: Request, module: string): Promise<Publisher> => {
  if (bearerOf(request)) return teamOf(door, request, module);
  const { user } = await sessionOf(door.sessions, request);
  if (!user.permissions.includes('Admin')) {
    throw new Problem(403, 'forbidden', 'Only an Admin or the team of a module may switch its version');
  }
  return user;
};
