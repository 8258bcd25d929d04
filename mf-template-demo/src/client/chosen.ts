import type { DemoContext } from '@bidwright/contract-template-demo/api';
import { createClient, type DemoClient } from './createClient.ts';
import type { Transport } from './transport.ts';

type Asker = DemoContext['person'];

const clients = new Map<string, DemoClient>();

const transportFor = async (person: Asker, place: string): Promise<Transport> => {
  if (place === 'service') return (await import('./service.ts')).serviceTransport();
  const { contextOf, mockTransport } = await import('./mock.ts');
  return mockTransport(contextOf(person));
};

/** The client of a person, over the transport that the installation's setting picks. */
export const clientOf = async (person: Asker, place: string): Promise<DemoClient> => {
  const key = `${place} ${person.id}`;
  const known = clients.get(key);
  if (known) return known;
  const made = createClient(await transportFor(person, place));
  const first = clients.get(key) ?? made;
  clients.set(key, first);
  return first;
};
