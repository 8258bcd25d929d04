import { healthIn } from '@bidwright/contract-kit';
import { platformHealth, type ServiceHealth } from '@bidwright/contract-shell';
import { queryOf } from '@bidwright/remote-kit/store';
import { useEffect, useState } from 'react';
import { shell } from '../api.ts';
import { askService } from '../uses/askService.ts';

/** What goes wrong is seen within a minute. */
const pollMs = 30_000;
const frontDoor = 'shell';

const usePlatform = queryOf(shell, platformHealth);

const readServices = async (names: string[]): Promise<ReadonlyMap<string, ServiceHealth>> => {
  const answers = await Promise.all(
    names.map(async (name) => {
      const { data } = await askService<ServiceHealth>(name, healthIn(name).name, {});
      return data ? [[name, data] as const] : [];
    }),
  );
  return new Map(answers.flat());
};

/** How the platform and each of its services do, looked at again by itself. */
export const useHealth = () => {
  const { data, error, refetch } = usePlatform({}, { pollingInterval: pollMs, refetchOnMountOrArgChange: true });
  const [services, setServices] = useState<ReadonlyMap<string, ServiceHealth>>();
  useEffect(() => {
    if (!data) return undefined;
    let isGone = false;
    const ready = data.services.filter(({ isReady }) => isReady).map(({ name }) => name);
    readServices([frontDoor, ...ready]).then(
      (found) => !isGone && setServices(found),
      () => undefined,
    );
    return () => {
      isGone = true;
    };
  }, [data]);
  return { platform: data, services, error, refetch };
};
