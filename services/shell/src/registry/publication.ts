import { array, object, string } from '@bidwright/contract-kit';
import { moduleFile } from '@bidwright/contract-shell';

const filePath = () => string().max(200).required();

const version = () =>
  string()
    .max(60)
    .matches(/^\d+\.\d+\.\d+(-[\w.-]{1,40})?$/)
    .required();

const isText = (value: unknown) => typeof value === 'string' && value.length <= 200;

export const isTexts = (value: unknown) => Array.isArray(value) && value.length <= 2000 && value.every(isText);

const isProvided = (value: unknown) =>
  typeof value === 'object' &&
  value !== null &&
  'version' in value &&
  isText(value.version) &&
  'members' in value &&
  isTexts(value.members);

/** Most names of such an object. */
const maxNames = 2000;

/** An object that holds something of one kind under names that nobody knows before. */
export const mapOf = <T>(fits: (value: unknown) => boolean) =>
  object()
    .default(undefined)
    .test('map', { key: 'validation.type' }, (value?: object) => {
      const values = Object.values(value ?? {});
      return values.length <= maxNames && values.every(fits);
    })
    .transform((value): Record<string, T> | undefined => value);

const facts = () => ({
  version: version(),
  file: moduleFile.required(),
  uses: mapOf<string[]>(isTexts),
  asks: mapOf<string[]>(isTexts),
  requires: mapOf<string>(isText),
  provides: mapOf<{ version: string; members: string[] }>(isProvided),
});

/** `Publication` of the contract. */
export const publication = object({
  ...facts(),
  container: string()
    .matches(/^[a-z]\w{1,110}$/i)
    .required(),
  entry: filePath(),
  preload: array(filePath())
    .max(100)
    .default(() => []),
  hashes: mapOf<string>(isText),
  alongside: array(object(facts()).noUnknown())
    .max(50)
    .default(() => []),
  files: array(object({ path: filePath(), content: string().defined() }).noUnknown())
    .min(1)
    .max(2000)
    .required(),
}).noUnknown();
