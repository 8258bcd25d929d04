import { createHash } from 'node:crypto';
import { logoTypes, maxLogoSide } from '@bidwright/contract-shell';
import { type CallContext, Problem, pictureIn, shownAs } from '@bidwright/service-kit';
import type { Operation } from '@bidwright/service-kit/openapi';
import { type RequestHandler, Router } from 'express';
import type { AppContext } from '../context.ts';
import { refuse } from '../refuse.ts';
import type { Db } from '../tables.ts';
import { changeFirm, firmOf, logoPlace } from './firmSettings.ts';

type By = CallContext['by'];

const refused = (status: number, key: Parameters<typeof refuse>[0]['key'], values?: Record<string, number>) =>
  refuse({ status, code: 'bad-logo', key, values, field: 'picture' });

/** What a picture is, by what is in it; what is no logo is refused. */
const examined = async (logo: Buffer) => {
  const { type, width, height } = (await pictureIn(logo)) ?? {};
  const logoType = logoTypes.find((one) => one === type);
  if (!logoType || !width || !height) throw refused(415, 'shell.logo.type');
  if (Math.max(width, height) > maxLogoSide) throw refused(413, 'shell.logo.size', { pixels: maxLogoSide });
  return { logoType, logoWidth: width, logoHeight: height };
};

/** Puts a logo in the place of the product's mark. */
export const setLogo = async (db: Db, by: By, picture: string): Promise<void> => {
  const logo = Buffer.from(picture, 'base64');
  const about = await examined(logo);
  await changeFirm(db, by, { logo, logoHash: createHash('sha256').update(logo).digest('hex'), ...about });
};

export const removeLogo = (db: Db, by: By): Promise<void> =>
  changeFirm(db, by, { logo: null, logoType: null, logoHash: null, logoWidth: null, logoHeight: null });

export const logoOperation: Operation = {
  method: 'get',
  path: `${logoPlace}/{file}`,
  tag: 'firm',
  summary: 'The logo of the firm, as pages for signed-out people show it too',
  open: true,
  parameters: [{ name: 'file', in: 'path', description: 'Changes with what is in it', schema: { type: 'string' } }],
  rawAnswer: 'image/*',
  refusals: [404],
};

const answer =
  ({ db }: Pick<AppContext, 'db'>): RequestHandler<{ file: string }> =>
  async (request, response) => {
    const firm = await firmOf(db);
    const kept =
      firm.logo?.address === `${logoPlace}/${request.params.file}`
        ? await db.selectFrom('firm_settings').select(['logo', 'logoType']).executeTakeFirst()
        : undefined;
    const type = logoTypes.find((one) => one === kept?.logoType);
    if (!kept?.logo || !type) throw new Problem(404, 'no-logo', 'There is no such logo');
    response.set({ ...shownAs(request.params.file, type), 'cache-control': 'public, max-age=31536000, immutable' });
    response.send(kept.logo);
  };

/** The logo, for anybody; another logo has another address. */
export const logoRoute = (context: Pick<AppContext, 'db'>): Router =>
  Router().get(`${logoPlace}/:file` as const, answer(context));
