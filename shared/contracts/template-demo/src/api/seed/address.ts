import type { AddressState } from '../address.ts';
import { nth, personAt, places, times } from './names.ts';

export const seed = (): AddressState => ({
  addresses: times(3, (i) => ({
    id: `address-${i}`,
    name: personAt(i).name,
    destination: nth(['home', 'office'], i),
    building: `${4 + i * 7}`,
    street: nth(['Mill Lane', 'Station Road', 'Quay Street'], i),
    city: nth(places, i + 2),
    state: null,
    country: nth(['Ireland', 'France', 'Sweden'], i),
    post: `1${i}0${i}4`,
    phone: `+1 555 014${i}`,
    isDefault: i === 0,
  })),
});
