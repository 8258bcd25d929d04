import type { Problem } from '@bidwright/service-kit';
import { refuse } from '../refuse.ts';

/** The one answer to whatever is wrong with an e-mail address and a password. */
export const wrongCredentials = (): Problem =>
  refuse({ status: 401, code: 'wrong-credentials', key: 'shell.signIn.wrong' });
