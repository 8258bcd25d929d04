import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { has } from '@bidwright/contract-kit';
import { type ProvingFault, type ProvingReport, provingAnswer } from '@bidwright/contract-shell';
import { Problem } from '@bidwright/service-kit';
import type { Operation } from '@bidwright/service-kit/openapi';
import { type Request, Router } from 'express';
import type { AppContext } from '../../context.ts';
import { readShared } from '../../files/shared.ts';
import { sessionOf } from '../../sessions/sessionOf.ts';
import { teamsOrAdmin } from '../publisher.ts';
import { pictureOf } from './prove.ts';
import { findProving, reportOf } from './record.ts';

const id = {
  name: 'id',
  in: 'path' as const,
  description: 'As activating answers it',
  schema: { type: 'string' as const },
};

export const provingOperations: Operation[] = [
  {
    method: 'get',
    path: '/api/shell/modules/provings/{id}',
    tag: 'modules',
    summary:
      'How far a browser is with versions that are to be switched on, or how that ended; for an Admin, and for their teams without what pages show',
    parameters: [id],
    answer: provingAnswer,
    refusals: [403, 404],
  },
  {
    method: 'get',
    path: '/api/shell/modules/provings/{id}/picture',
    tag: 'modules',
    summary: 'A picture of the page with the first fault, which may show what only Admins see; for an Admin',
    parameters: [id],
    rawAnswer: 'image/png',
    refusals: [403, 404],
  },
];

/** Faults with which stands what the page shows, or what it has sent. */
const withContent: ReadonlySet<ProvingFault['kind']> = new Set(['empty', 'access', 'call']);

/** What a team is told: where its code failed, without what people of the firm see there. */
const forTeam = ({ faults, ...report }: ProvingReport): ProvingReport => ({
  ...report,
  faults: faults.map((fault) => (withContent.has(fault.kind) ? { ...fault, stack: '' } : fault)),
});

/** How versions fare in a browser before people get them. */
export const provingRoutes = (context: AppContext): Router => {
  const find = async (request: Request<{ id: string }>) => {
    await teamsOrAdmin(context, request, []);
    const found = await findProving(context.db, request.params.id);
    if (!found) throw new Problem(404, 'no-proving', 'There is no such proving');
    const modules = found.versions.map(({ name }) => name);
    return { found, by: await teamsOrAdmin(context, request, modules) };
  };
  return Router()
    .get('/modules/provings/:id', async (request, response) => {
      const { found, by } = await find(request);
      const report = reportOf(found);
      response.json({ data: by.id === null ? forTeam(report) : report });
    })
    .get('/modules/provings/:id/picture', async (request, response) => {
      const { user } = await sessionOf(context.sessions, request);
      if (!has(user)) throw new Problem(403, 'forbidden', 'Only an Admin may see it');
      const { id, hasPicture } = (await find(request)).found;
      if (hasPicture !== 1) throw new Problem(404, 'no-picture', 'No picture was taken');
      const picture = pictureOf(id);
      const here = await readFile(path.join(context.settings.DATA_DIR, picture)).catch(() => undefined);
      const content = here ?? (await readShared(context.settings, picture));
      if (!content) throw new Problem(404, 'no-picture', 'The picture is lost');
      response.type('png').send(content);
    });
};
