import { type PointerEvent, useEffect, useState } from 'react';
import { type Block, drawnTo, type Spot } from './block.ts';
import { spotOf } from './spots.ts';
import type { CellsInHand } from './useCells.ts';

/** The corner of the marked cells by which they are drawn out. */
export const handleMark = { 'data-fill': true };

/** Marks cells by dragging over them, and fills by dragging their corner. */
export const usePointer = (cells: CellsInHand) => {
  const [drag, setDrag] = useState<'mark' | 'fill'>();
  const [target, setTarget] = useState<Block>();

  useEffect(() => {
    if (!drag) return undefined;
    const end = () => {
      if (target) cells.fillTo(target);
      setDrag(undefined);
      setTarget(undefined);
    };
    window.addEventListener('pointerup', end);
    return () => window.removeEventListener('pointerup', end);
  }, [drag, target, cells]);

  const begin = (event: PointerEvent, spot: Spot) => {
    if (cells.editing !== undefined && !cells.commit(spot)) return event.preventDefault();
    if (event.pointerType === 'mouse') setDrag('mark');
    return cells.go(spot, event.shiftKey);
  };

  return {
    /** The cells that would be filled. */
    target,
    onPointerDown: (event: PointerEvent) => {
      const spot = spotOf(event.target);
      if (!spot || event.button !== 0) return;
      if (event.target instanceof Element && event.target.closest('[data-fill]')) {
        event.preventDefault();
        setDrag('fill');
        return;
      }
      if (event.target instanceof HTMLInputElement) return;
      begin(event, spot);
    },
    onPointerOver: (event: PointerEvent) => {
      const spot = spotOf(event.target);
      if (!spot || !drag) return;
      if (drag === 'mark') cells.go(spot, true);
      else setTarget(drawnTo(cells.block, spot));
    },
  };
};
