import type { photos } from '@bidwright/contract-admin';
import type { InputOf } from '@bidwright/contract-kit';
import { message } from '@bidwright/contract-kit';
import { Problem, type Rules } from '@bidwright/service-kit';

/** A photo stays that of its person: nobody gives somebody else a face. */
export const photoRules: Rules<InputOf<typeof photos>> = {
  update: (before, after, { person }) => {
    if (person && before.user.id !== after.user.id)
      throw new Problem(422, 'invalid', 'A photo stays that of its person', {
        fields: { user: message('validation.fixed') },
      });
    return after;
  },
};
