import { message, object, string, text } from '@bidwright/contract-kit';

/** A text in each language of the app. */
export const label = () =>
  object({ en: text(80).required(), fr: text(80).required(), ro: text(80).required(), zh: text(80).required() })
    .noUnknown()
    .required();

/** `rfp-library` */
export const moduleName = () =>
  string()
    .matches(/^[a-z][a-z0-9-]{1,40}$/, { message: message('shell.module.name') })
    .required();

/** The name under which the shell itself is published. */
export const shellName = 'shell';
