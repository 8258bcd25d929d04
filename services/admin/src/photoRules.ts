import type { photos } from '@bidwright/contract-admin';
import type { InputOf } from '@bidwright/contract-kit';
import { message } from '@bidwright/contract-kit';
import { Problem, type Row, type Rules } from '@bidwright/service-kit';

type Photo = Row & InputOf<typeof photos>;

/** A photo stays that of its person: nobody gives somebody else a face. */
export const photoRules: Rules = {
  update: (before, after, { person }) => {
    if (person && (before as Photo).user.id !== (after as Photo).user.id)
      throw new Problem(422, 'invalid', 'A photo stays that of its person', {
        fields: { user: message('validation.fixed') },
      });
    return after;
  },
};
