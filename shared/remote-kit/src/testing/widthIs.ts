const limit = (query: string, end: 'min' | 'max', none: number) =>
  Number(new RegExp(`${end}-width:\\s*([\\d.]+)px`).exec(query)?.[1] ?? none);

/** For tests: the page is that wide, as far as media queries can tell. jsdom lays nothing out. */
export const widthIs = (width: number): void => {
  window.matchMedia = (query) =>
    Object.assign(new EventTarget(), {
      media: query,
      matches: limit(query, 'min', 0) <= width && width <= limit(query, 'max', Number.POSITIVE_INFINITY),
    }) as MediaQueryList;
};
