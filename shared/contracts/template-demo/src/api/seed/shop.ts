import type { DemoContext } from '../route.ts';
import type { Product, ShopState } from '../shop.ts';
import { hoursAgo, hueOf, names, nth, times } from './names.ts';

const things = ['Linen shirt', 'Wool scarf', 'Canvas bag', 'Rain jacket', 'Leather belt', 'Knit cap'] as const;
const series = ['Harbour', 'Meadow', 'Summit'] as const;
const genders = ['women', 'men', 'kids'] as const;
const categories = ['Fashion', 'Accessories', 'Outdoor', 'Home'] as const;
const colors = ['black', 'blue', 'green', 'orange', 'red', 'white'] as const;
const opinions = [
  'Fits well and washes well.',
  'Nicer than in the picture.',
  'The colour is a little darker.',
] as const;

export const seed = (context: DemoContext): ShopState => ({
  products: times(18, (i): Product => {
    const name = `${nth(things, i)} ${nth(series, i + Math.floor(i / 6))}`;
    const price = 18 + ((i * 23) % 140);
    return {
      id: `product-${i}`,
      name,
      about: `${nth(['Light', 'Warm', 'Sturdy'], i)}, made to last, and easy to mend.`,
      picture: { hue: hueOf(i), alt: name },
      gender: nth(genders, i),
      categories: [nth(categories, i), nth(categories, i + 1)],
      colors: [nth(colors, i), nth(colors, i + 2)],
      price,
      salePrice: i % 3 === 0 ? price - Math.ceil(price / (5 + (i % 4))) : price,
      rating: 2 + ((i * 3) % 7) / 2,
      reviews: 4 + i * 3,
      popularity: (i * 29) % 97,
      stock: i % 7 === 6 ? 0 : 3 + i,
      addedAtMs: hoursAgo(context, 24 * ((i * 5) % 18)),
    };
  }),
  reviews: times(12, (i) => ({
    id: `review-${i}`,
    productId: `product-${i % 6}`,
    author: nth(names, i + 1),
    rating: 3 + (i % 3),
    text: nth(opinions, i),
    writtenAtMs: hoursAgo(context, 20 + i * 31),
  })),
});
