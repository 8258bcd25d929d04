import { object } from '@bidwright/contract-kit';
import { key } from './fields.ts';
import { holds } from './list.ts';
import type { Picture } from './picture.ts';
import { type Routes, routesOf } from './route.ts';

export interface GalleryItem {
  id: string;
  name: string;
  takenAtMs: number;
  picture: Picture;
}

export interface GalleryState {
  items: GalleryItem[];
}

const { get, post } = routesOf<GalleryState>();

export const routes = {
  'GET /api/gallery/list': get((state) => ({ data: state.items })),
  'POST /api/gallery/filter': post(object({ key: key() }), (state, { body }) => ({
    data: state.items.filter(({ name }) => holds(name, body.key ?? '')),
  })),
} satisfies Routes<GalleryState>;
