import { percent } from './load.ts';

/** A load as a part of the time there is; without any, all is too much. */
export const shareOf = (load: number, capacity: number): number => {
  if (capacity > 0) return load / capacity;
  return load > 0 ? Number.POSITIVE_INFINITY : 0;
};

export const bands = ['under', 'target', 'full', 'over', 'far'] as const;
export type Band = (typeof bands)[number];

/** How full a month is, as the heat of its cell. */
export const bandOf = (share: number): Band => {
  const load = percent(share);
  if (load < 70) return 'under';
  if (load < 95) return 'target';
  if (load <= 105) return 'full';
  return load < 125 ? 'over' : 'far';
};

/** The look of a band. The edge says once more what is over. */
export const bandLook = (band: Band) => ({
  bgcolor: `load.${band}.bg`,
  color: `load.${band}.text`,
  borderRadius: '4px',
  border: '1.5px solid',
  borderColor: band === 'over' || band === 'far' ? 'load.edge' : 'transparent',
});

/** The look of a month's cell. */
export const heat = (share: number) => bandLook(bandOf(share));
