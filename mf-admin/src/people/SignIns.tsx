import { type SignIns as Known, maxSignIns, signIns } from '@bidwright/contract-shell';
import { can } from '@bidwright/remote-kit/store';
import { usePerson } from '@bidwright/shell-api';
import { createContext, type PropsWithChildren, useContext, useMemo } from 'react';
import type { ListRecord } from '../lists/list.ts';
import { useSignIns } from './api.ts';

export type SignIn = Known[number];

const SignInsContext = createContext<ReadonlyMap<string, SignIn>>(new Map());

/** What the front door knows of somebody on the page; undefined as long as it has not answered. */
export const useSignIn = (id: string): SignIn | undefined => useContext(SignInsContext).get(id);

/** Asks the front door at once when all people of a page signed in last. */
export const SignIns = ({ rows, children }: PropsWithChildren<{ rows: ListRecord[] }>) => {
  const mayAsk = can(signIns.right, usePerson());
  const users = rows.slice(0, maxSignIns).map(({ id }) => id);
  const { data } = useSignIns({ users }, { skip: !mayAsk || users.length === 0 });
  const byId = useMemo(() => new Map(data?.map((one) => [one.id, one])), [data]);
  return <SignInsContext value={byId}>{children}</SignInsContext>;
};
