import { fireEvent, waitFor } from '@testing-library/react';

/** Gives drawings a width, which jsdom does not work out: without one they have no room for marks. */
export const sizeDrawings = (): void => {
  const styleOf = globalThis.getComputedStyle.bind(globalThis);
  globalThis.getComputedStyle = (element, pseudo) => {
    const style = styleOf(element, pseudo);
    if (element.matches('.MuiChartsSurface-root')) style.width = '600px';
    return style;
  };
};

/** Clicks into the middle of a bar: drawings look for what is under the pointer, and ask for no element. */
export const clickBar = async (chart: Element, series: string, at = 0): Promise<void> => {
  const bar = await waitFor(() => {
    const bars = chart.querySelectorAll(`[data-series=${series}] .MuiBarChart-element`);
    const found = bars[at];
    if (!found) throw new Error(`${bars.length} bars of ${series} are drawn`);
    return found;
  });
  const [x = 0, y = 0, width = 0, height = 0] = ['x', 'y', 'width', 'height'].map((name) =>
    Number(bar.getAttribute(name)),
  );
  fireEvent.click(bar, { clientX: x + width / 2, clientY: y + height / 2 });
};

/** Says of each element that asks for it that it is so wide, which jsdom does not work out. */
export const roomIs = (width: number): void => {
  globalThis.ResizeObserver = class implements ResizeObserver {
    readonly #tell: ResizeObserverCallback;
    constructor(tell: ResizeObserverCallback) {
      this.#tell = tell;
    }
    observe(target: Element) {
      this.#tell([{ target, contentRect: { width } } as ResizeObserverEntry], this);
    }
    unobserve() {}
    disconnect() {}
  };
};
