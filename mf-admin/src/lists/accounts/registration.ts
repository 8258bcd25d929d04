import type { RegistrationMode } from '@bidwright/contract-shell';
import { shell } from '../../api.ts';

/** By which rule people make accounts, as the front door says. */
const registration = shell.injectEndpoints({
  endpoints: (build) => ({
    registration: build.query<RegistrationMode, void>({
      query: () => ({ call: 'registration' }),
      transformResponse: ({ data }: { data: { mode: RegistrationMode } }) => data.mode,
    }),
  }),
});

export const { useRegistrationQuery } = registration;
