/** Some letters of a page, where they stand, in points from its lower left corner. */
export interface Printed {
  text: string;
  start: number;
  end: number;
  place: number;
  height: number;
}

/** What stands on one height, from the left. */
export interface Row {
  items: Printed[];
  place: number;
}

/** What is printed, by height from the top. */
export const rowsOf = (items: readonly Printed[]): Row[] => {
  const rows: Row[] = [];
  for (const item of items.toSorted((one, other) => other.place - one.place || one.start - other.start)) {
    const last = rows.at(-1);
    if (last && last.place - item.place < item.height * 0.4) last.items.push(item);
    else rows.push({ items: [item], place: item.place });
  }
  return rows.map(({ items: some, place }) => ({
    items: some.toSorted((one, other) => one.start - other.start),
    place,
  }));
};
