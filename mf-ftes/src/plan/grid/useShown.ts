import { type PointerEvent, useEffect, useState } from 'react';
import type { Spot } from './block.ts';
import { isSameSpot, spotOf } from './spots.ts';

/** Who only passes over a cell is not asking for it. In milliseconds. */
const delayMs = 350;

/** The cell whose details are shown: the one that is pointed at, else the one in hand, after a while. */
export const useShown = (inHand: Spot | undefined) => {
  const [pointed, setPointed] = useState<Spot>();
  const [shown, setShown] = useState<Spot>();
  const asked = pointed ?? inHand;
  const [row, col] = [asked?.row, asked?.col];

  useEffect(() => {
    if (row === undefined || col === undefined) return undefined;
    const timer = setTimeout(() => setShown({ row, col }), delayMs);
    return () => clearTimeout(timer);
  }, [row, col]);

  return {
    shown: isSameSpot(shown, asked) ? shown : undefined,
    dismiss: () => setShown(undefined),
    /** The keyboard is at work: where the pointer rests is of no interest. */
    forgetPointer: () => setPointed(undefined),
    onPointerOver: ({ target, pointerType, buttons }: PointerEvent) => {
      const spot = pointerType === 'mouse' && buttons === 0 ? spotOf(target) : undefined;
      if (!isSameSpot(spot, pointed)) setPointed(spot);
    },
    onPointerLeave: () => setPointed(undefined),
  };
};
