import { percent } from './load.ts';

/** How full a month is, as the heat of its cell. */
const bandOf = (share: number): 'under' | 'target' | 'full' | 'over' | 'far' => {
  const load = percent(share);
  if (load < 70) return 'under';
  if (load < 95) return 'target';
  if (load <= 105) return 'full';
  return load < 125 ? 'over' : 'far';
};

/** The look of a month's cell. The edge says once more what is over. */
export const heat = (share: number) => {
  const band = bandOf(share);
  const over = band === 'over' || band === 'far';
  return {
    bgcolor: `load.${band}.bg`,
    color: `load.${band}.text`,
    borderRadius: '4px',
    border: '1.5px solid',
    borderColor: over ? 'load.edge' : 'transparent',
  };
};
