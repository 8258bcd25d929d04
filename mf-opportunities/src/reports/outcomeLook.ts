/** A series in its drawing and in the legend above. */
const of = (series: string) => `& :is(g, li)[data-series=${series}] rect`;

/** Beside what was won all else steps back: what was lost is paler, and what nobody bid for is only an outline. */
export const outcomeLook = {
  [of('lost')]: { fillOpacity: 0.55 },
  [of('noBid')]: { fill: 'transparent', color: 'status.No-bid.glyph', stroke: 'currentColor', strokeWidth: 1.5 },
};
