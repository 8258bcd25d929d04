import type { AnyObject } from '@bidwright/contract-kit';
import type { Outcome } from '@bidwright/remote-kit/forms';
import { said } from '@bidwright/remote-kit/intl';
import { useDemoSend } from '../../client/index.ts';
import { useText } from '../../useText.ts';
import type { AuthName } from '../names.ts';

/** What the mock account answers, by the text that says it in each language. */
const refusals: ReadonlyMap<string, string> = new Map([
  ['Verify Your Email & Password', 'rule.unknown'],
  ['Invalid Password', 'rule.password'],
  ['Enter Your Email & Password', 'rule.credentials'],
  ['Enter Your Name', 'rule.names'],
]);

/** Answers the function that hands in what a sample page asked for: to the mock account, where that has a say. */
export const useSend = (name: AuthName) => {
  const text = useText();
  const [login] = useDemoSend('POST /api/account/login');
  const [register] = useDemoSend('POST /api/account/register');

  const ask = ({ email, password, firstName, lastName }: AnyObject) => {
    if (name === 'login') return login({ email, password });
    return name === 'register' ? register({ email, password, firstName, lastName }) : undefined;
  };
  return async (values: AnyObject): Promise<Outcome> => {
    const error = (await ask(values))?.error;
    const known = error && refusals.get(error.message);
    return known ? { code: said, message: text(known) } : error;
  };
};
