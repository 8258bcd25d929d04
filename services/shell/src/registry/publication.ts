import { array, object, string } from '@bidwright/contract-kit';
import { moduleFile } from '@bidwright/contract-shell';

const filePath = () => string().max(200).required();

/** The body of a publication; `Publication` of the contract. */
export const publication = object({
  version: string()
    .matches(/^\d+\.\d+\.\d+(-[\w.-]{1,40})?$/)
    .required(),
  container: string()
    .matches(/^[a-z]\w{1,110}$/i)
    .required(),
  entry: filePath(),
  preload: array(filePath())
    .max(100)
    .default(() => []),
  file: moduleFile.required(),
  files: array(object({ path: filePath(), content: string().defined() }).noUnknown())
    .min(1)
    .max(2000)
    .required(),
}).noUnknown();
