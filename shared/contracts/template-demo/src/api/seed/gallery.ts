import type { GalleryState } from '../gallery.ts';
import type { DemoContext } from '../route.ts';
import { hoursAgo, hueOf, nth, places, times } from './names.ts';

const motifs = ['Harbour', 'Orchard', 'Rooftops', 'Market', 'Bridge'] as const;

export const seed = (context: DemoContext): GalleryState => ({
  items: times(12, (i) => {
    const name = `${nth(motifs, i)}, ${nth(places, i)}`;
    return {
      id: `picture-${i}`,
      name,
      takenAtMs: hoursAgo(context, 30 + i * 50),
      picture: { hue: hueOf(i), alt: name },
    };
  }),
});
