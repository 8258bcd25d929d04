import { object } from '@bidwright/contract-kit';
import { key } from './fields.ts';
import { holds } from './list.ts';
import type { Picture } from './picture.ts';
import { routesOf, type Subject } from './route.ts';
import { seedGallery } from './seed/gallery.ts';

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

export const gallery = {
  seed: seedGallery,
  routes: {
    'GET /api/gallery/list': get((state) => ({ data: state.items })),
    'POST /api/gallery/filter': post(object({ key: key() }), (state, { body }) => ({
      data: state.items.filter(({ name }) => holds(name, body.key ?? '')),
    })),
  },
} satisfies Subject<GalleryState>;
