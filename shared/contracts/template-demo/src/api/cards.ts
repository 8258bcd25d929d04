import { object } from '@bidwright/contract-kit';
import { key } from './fields.ts';
import { holds } from './list.ts';
import { type Routes, routesOf } from './route.ts';

export interface SimpleCard {
  id: string;
  name: string;
  role: string;
}

export interface DetailsCard extends SimpleCard {
  email: string;
  phone: string;
  place: string;
  about: string;
}

export interface ProfileCard extends SimpleCard {
  company: string;
  followers: number;
  friends: number;
  status: 'Active' | 'Inactive';
}

export interface CardsState {
  details: DetailsCard[];
  simple: SimpleCard[];
  profiles: ProfileCard[];
}

const { get, post } = routesOf<CardsState>();

const filterOf = <T extends SimpleCard>(pick: (state: CardsState) => T[]) =>
  post(object({ key: key() }), (state, { body }) => ({
    data: pick(state).filter(({ name, role }) => holds(`${name} ${role}`, body.key ?? '')),
  }));

export const routes = {
  'GET /api/details-card/list': get((state) => ({ data: state.details })),
  'POST /api/details-card/filter': filterOf((state) => state.details),
  'GET /api/simple-card/list': get((state) => ({ data: state.simple })),
  'POST /api/simple-card/filter': filterOf((state) => state.simple),
  'GET /api/profile-card/list': get((state) => ({ data: state.profiles })),
  'POST /api/profile-card/filter': filterOf((state) => state.profiles),
} satisfies Routes<CardsState>;
