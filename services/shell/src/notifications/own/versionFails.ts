import type { FailureReport } from '@bidwright/contract-shell';
import { impersonal, pathOf } from '../../failures/impersonal.ts';
import { pathTo } from '../../registry/pathTo.ts';
import type { Db } from '../../tables.ts';
import { keepNotices } from '../keep.ts';
import { ownService } from '../statements.ts';

type Version = Pick<FailureReport, 'module' | 'version'>;

const tell = async (db: Db, type: string, { module, version }: Version, occasion: string, values: object) =>
  keepNotices(db, ownService, null, [
    {
      type,
      recordId: module,
      occasion: `${version} ${occasion}`,
      values: { module, version, ...values },
      link: await pathTo(db, 'Module.list'),
      roles: ['Admin'],
      mail: 'now',
    },
  ]);

/** Admins hear of a version the first time that it fails somebody. */
export const tellOfFirstFailure = (db: Db, { page, message, ...version }: FailureReport): Promise<void> =>
  tell(db, 'version-fails', version, 'first', { page: pathOf(page), message: impersonal(message ?? '') });

/** Admins hear of a version that was taken back by itself. */
export const tellOfRollback = (db: Db, version: Version, before: string, activation: number): Promise<void> =>
  tell(db, 'version-rolled-back', version, String(activation), { before });
