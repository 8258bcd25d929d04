import { flag, type InferType, object, text } from '@bidwright/contract-kit';
import { id, title } from './fields.ts';
import { type Routes, refuse, routesOf, unknownId } from './route.ts';

export const addressFields = {
  name: title(),
  destination: text(40),
  building: text(60),
  street: title(),
  city: title(),
  state: text(60),
  country: title(),
  post: text(20),
  phone: text(40),
  isDefault: flag(),
};

const written = object(addressFields);

export type AddressInput = InferType<typeof written>;
export interface Address extends AddressInput {
  id: string;
}

export interface AddressState {
  addresses: Address[];
}

const max = 50;

/** One address is the default: whoever becomes it takes it from the others, and nobody only gives it up. */
const placed = (addresses: Address[], one: Address): Address[] => {
  const isNew = !addresses.some(({ id }) => id === one.id);
  const all = isNew ? [...addresses, one] : addresses.map((other) => (other.id === one.id ? one : other));
  const former = addresses.find(({ isDefault }) => isDefault)?.id;
  const chosen = one.isDefault ? one.id : (former ?? one.id);
  return all.map((other) => ({ ...other, isDefault: other.id === chosen }));
};

const { get, post } = routesOf<AddressState>();

const kept = (addresses: Address[]) => ({ state: { addresses }, data: addresses });

export const routes = {
  'GET /api/address/list': get((state) => ({ data: state.addresses })),
  'POST /api/address/new': post(written, ({ addresses }, { body, context }) =>
    addresses.length < max
      ? kept(placed(addresses, { ...body, id: context.newId() }))
      : refuse(400, `No more than ${max} addresses are kept`),
  ),
  'POST /api/address/edit': post(object({ ...addressFields, id: id('addresses') }), ({ addresses }, { body }) =>
    addresses.some((one) => one.id === body.id) ? kept(placed(addresses, body)) : unknownId('address'),
  ),
} satisfies Routes<AddressState>;
