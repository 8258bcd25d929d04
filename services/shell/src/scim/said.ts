import { flag, type InputFrom, object, text } from '@bidwright/contract-kit';
import { checkedBody, english, Problem } from '@bidwright/service-kit';
import type SCIMMY from 'scimmy';

const said = object({
  userName: text(254).email({ key: 'shell.email.invalid' }).required(),
  givenName: text(80).required(),
  familyName: text(80).required(),
  active: flag().default(true),
});

/** A person as a directory says it. */
type Said = InputFrom<typeof said>;

export type Instance = Pick<SCIMMY.Schemas.User, 'userName' | 'active' | 'displayName' | 'name'>;

/** Directories that keep no parts of names send the whole. */
const partsOf = ({ name, displayName }: Instance) => {
  const [first, ...others] = (name?.formatted ?? displayName ?? '').trim().split(/\s+/);
  return { givenName: name?.givenName || first, familyName: name?.familyName || others.join(' ') };
};

/** What is said of a person, with what was `known` for what is not said; refuses what cannot be kept, with the attribute's name. */
export const saidOf = (instance: Instance, known?: Pick<Said, 'givenName' | 'familyName' | 'active'>): Said => {
  const { userName, active = known?.active ?? true } = instance;
  const parts = partsOf(instance);
  const givenName = parts.givenName || known?.givenName;
  const familyName = parts.familyName || known?.familyName;
  try {
    return checkedBody(said, { userName, active, givenName, familyName });
  } catch (error) {
    const fields = error instanceof Problem ? Object.entries(error.details.fields ?? {}) : [];
    if (fields.length === 0) throw error;
    const told = fields.map(([field, why]) => `${field}: ${english(why)}`);
    throw new Problem(400, 'invalidValue', told.join('; '));
  }
};
