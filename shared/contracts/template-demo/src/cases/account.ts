import type { Cases } from './run.ts';

const login = 'POST /api/account/login';
const register = 'POST /api/account/register';
const me = 'GET /api/account/me';

const user = { id: 'account-1', email: 'info@demo.example', name: 'Joan Sample' };
const right = { email: user.email, password: '123456' };
const newcomer = { id: 'n1', email: 'new@demo.example', password: 'secret', firstName: 'New', lastName: 'Comer' };

const tokenOf = (answer: unknown) =>
  `Bearer ${typeof answer === 'object' && answer && 'serviceToken' in answer ? answer.serviceToken : ''}`;

export const account: Cases = {
  'signs in with the right password, and knows who it is': [
    [login, right, 200, { serviceToken: expect.any(String), user }],
    [me, {}, 200, { user }, ([first]) => tokenOf(first)],
  ],
  'refuses who is unknown, or has another password': [
    [login, { email: 'nobody@demo.example', password: 'x' }, 400, 'Verify Your Email & Password'],
    [login, {}, 400, 'Verify Your Email & Password'],
    [login, { ...right, password: '654321' }, 400, 'Invalid Password'],
  ],
  'asks for a token, and for one of its own': [
    [me, {}, 401, 'Token Missing'],
    [me, {}, 401, 'Invalid Token', () => 'Bearer made up'],
  ],
  'registers whoever says all': [
    [register, { ...newcomer, password: '' }, 400, 'Enter Your Email & Password'],
    [register, { ...newcomer, email: '' }, 400, 'Enter Your Email & Password'],
    [register, { ...newcomer, firstName: '' }, 400, 'Enter Your Name'],
    [register, { ...newcomer, lastName: '' }, 400, 'Enter Your Name'],
    [register, newcomer, 200, { user: { id: 'n1', email: newcomer.email, name: 'New Comer' } }],
    [register, newcomer, 400, 'Verify Your Email & Password'],
    [login, { email: newcomer.email, password: 'secret' }, 200, { serviceToken: expect.any(String) }],
  ],
};
