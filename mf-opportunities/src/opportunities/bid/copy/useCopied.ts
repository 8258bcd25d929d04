import { useSearchParams } from '@bidwright/remote-kit/router';
import { useOpportunity } from '../../../api.ts';
import { newAddress } from '../../addresses.ts';
import { type CopyKind, copyKinds, copyOf } from './copyOf.ts';

/** The address at which a bid like another one is recorded. */
export const copyAddress = (id: string, kind: CopyKind): string => `${newAddress}?${kind}=${id}`;

const originOf = (address: URLSearchParams) => {
  const kind = copyKinds.find((one) => address.get(one));
  const id = kind && address.get(kind);
  return kind && id ? { kind, id } : undefined;
};

/** What the address says the new bid is to be like, and the values it has of that once it is read. */
export const useCopied = () => {
  const [address] = useSearchParams();
  const origin = originOf(address);
  const { data, error, refetch } = useOpportunity(origin?.id);
  return {
    origin,
    copied: origin && data && copyOf(data, origin.kind),
    error: origin && error,
    refetch,
  };
};
