import { useMemo } from 'react';
import { useSearchParams } from 'react-router-dom';

/** The parameters of a report, kept in the address alone: they survive a reload, and can be passed on. */
export const useAddressParameters = <Parameters>(
  read: (address: URLSearchParams) => Parameters,
  write: (parameters: Parameters) => URLSearchParams,
): { parameters: Parameters; change: (part: Partial<Parameters>) => void } => {
  const [address, setAddress] = useSearchParams();
  const parameters = useMemo(() => read(address), [read, address]);
  const change = (part: Partial<Parameters>) =>
    setAddress((now) => write({ ...read(now), ...part }), { replace: true, preventScrollReset: true });
  return { parameters, change };
};
