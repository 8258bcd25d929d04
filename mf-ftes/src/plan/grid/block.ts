/** A cell by its row and column, from 0. */
export interface Spot {
  row: number;
  col: number;
}

/** Some neighbouring cells, the last ones included. */
export interface Block {
  top: number;
  bottom: number;
  start: number;
  end: number;
}

export const blockOf = (one: Spot, other: Spot): Block => ({
  top: Math.min(one.row, other.row),
  bottom: Math.max(one.row, other.row),
  start: Math.min(one.col, other.col),
  end: Math.max(one.col, other.col),
});

export const spotsIn = ({ top, bottom, start, end }: Block): Spot[] =>
  Array.from({ length: bottom - top + 1 }, (_, row) =>
    Array.from({ length: end - start + 1 }, (_, col) => ({ row: top + row, col: start + col })),
  ).flat();

/** The block drawn out to a cell, along the months or, where the cell is below or above, along the rows. */
export const drawnTo = (block: Block, { row, col }: Spot): Block => {
  const sideways = Math.max(block.start - col, col - block.end, 0);
  const updown = Math.max(block.top - row, row - block.bottom, 0);
  if (updown > sideways) return { ...block, top: Math.min(block.top, row), bottom: Math.max(block.bottom, row) };
  return { ...block, start: Math.min(block.start, col), end: Math.max(block.end, col) };
};

const turned = (at: number, length: number) => ((at % length) + length) % length;

/** A cell with the one whose value it takes. */
export interface Copied {
  to: Spot;
  from: Spot;
}

/** Fills a block with what stands in a part of it, over and over. */
export const filledFrom = (source: Block, target: Block): Copied[] =>
  spotsIn(target).map((to) => ({
    to,
    from: {
      row: source.top + turned(to.row - source.top, source.bottom - source.top + 1),
      col: source.start + turned(to.col - source.start, source.end - source.start + 1),
    },
  }));

/** What fills a block to the end (Ctrl+R) or downwards (Ctrl+D): its first column or row; one cell takes its neighbour’s. */
export const fillSource = (block: Block, along: 'row' | 'column'): Block => {
  if (along === 'row') {
    const start = block.start === block.end ? Math.max(0, block.start - 1) : block.start;
    return { ...block, start, end: start };
  }
  const top = block.top === block.bottom ? Math.max(0, block.top - 1) : block.top;
  return { ...block, top, bottom: top };
};
