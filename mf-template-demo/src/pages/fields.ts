import { message, text } from '@bidwright/contract-kit';

/** An address of mail that must be given. */
export const email = () =>
  text(120)
    .matches(/^\S+@\S+\.\S+$/, { message: message('template-demo.rule.email'), excludeEmptyString: true })
    .required();
