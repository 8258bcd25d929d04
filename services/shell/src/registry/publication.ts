import { array, faultsOf, object, string } from '@bidwright/contract-kit';
import { moduleFile, type Publication } from '@bidwright/contract-shell';
import { packageReasons } from './package.ts';
import { reasonOf } from './reason.ts';
import { refuseFor } from './refused.ts';

const filePath = () => string().max(200).required();

/** `Publication` of the contract. */
export const publication = object({
  version: string()
    .max(60)
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

/** The publication a body carries, sound in itself. */
export const readPublication = (body: unknown, name: string): Publication => {
  refuseFor(faultsOf(publication, body).map(reasonOf));
  const published = publication.cast(body);
  refuseFor(packageReasons(published, name));
  return published;
};
