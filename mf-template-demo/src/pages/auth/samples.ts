import { type AnyObject, message, type ObjectSchema, object, text } from '@bidwright/contract-kit';
import { email } from '../fields.ts';
import type { AuthName } from '../names.ts';

/** What a page asks for, and where one goes from it. The texts follow from the names. */
interface AuthSample {
  schema: ObjectSchema<AnyObject>;
  /** Its fields, by how they are filled in. */
  fields: Readonly<Record<string, 'text' | 'email' | 'password'>>;
  links: readonly AuthName[];
}

const credential = () => text(120).required(() => message('template-demo.rule.credentials'));
const name = () => text(60).required(() => message('template-demo.rule.names'));

export const samples: Readonly<Record<AuthName, AuthSample>> = {
  login: {
    schema: object({ email: credential(), password: credential() }),
    fields: { email: 'email', password: 'password' },
    links: ['forgot-password', 'register'],
  },
  register: {
    schema: object({ firstName: name(), lastName: name(), email: credential(), password: credential() }),
    fields: { firstName: 'text', lastName: 'text', email: 'email', password: 'password' },
    links: ['login'],
  },
  'forgot-password': {
    schema: object({ email: email() }),
    fields: { email: 'email' },
    links: ['check-mail', 'login'],
  },
  'check-mail': { schema: object({}), fields: {}, links: ['reset-password', 'code-verification'] },
  'reset-password': {
    schema: object({
      password: text(120).min(8).required(),
      repeat: text(120)
        .required()
        .test(
          'repeat',
          () => message('template-demo.rule.repeat'),
          (repeat, { parent }) => repeat === parent.password,
        ),
    }),
    fields: { password: 'password', repeat: 'password' },
    links: ['login'],
  },
  'code-verification': {
    schema: object({
      code: text(6)
        .matches(/^\d{6}$/, { message: message('template-demo.rule.code'), excludeEmptyString: true })
        .required(),
    }),
    fields: { code: 'text' },
    links: ['login'],
  },
};
