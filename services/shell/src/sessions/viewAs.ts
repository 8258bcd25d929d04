import type { Role } from '@bidwright/contract-kit';
import { auditAction, type CallContext, notedAnyway } from '@bidwright/service-kit';
import { contextOf } from '../context.ts';

type Context = Pick<CallContext, 'service' | 'db' | 'person' | 'by' | 'request'>;

/** Sees the app as a role from now on, or as what the person is. The audit tells of both. */
export const setView = ({ service, db, person, by, request }: Context, role: Role | null): Promise<void> =>
  notedAnyway(async () => {
    const before = person.viewAs ?? null;
    if (before === role) return;
    const { sessions } = contextOf(service);
    await sessions.setView(sessions.secretOf(request) ?? '', role);
    await auditAction(db, by, role ? 'viewBegan' : 'viewEnded', 'users', {
      recordId: person.id,
      changes: { viewAs: { from: before, to: role } },
    });
  });
