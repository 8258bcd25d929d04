import { download } from '../store/download.ts';

/** Lets the browser save what stands at an address, such as one that holds the data. */
export const saveFile = (name: string, address: string): void => download({ url: address, name });

/** What a style sheet says of a mark, which a picture of its own would not know. */
const looks = [
  'fill',
  'stroke',
  'stroke-width',
  'stroke-dasharray',
  'font-size',
  'font-family',
  'font-weight',
  'opacity',
  'clip-path',
  // Where a text begins depends on it.
  'direction',
];

const dressed = (drawing: SVGSVGElement): SVGSVGElement => {
  const copy = document.importNode(drawing, true);
  const copies = [copy, ...copy.querySelectorAll('*')];
  for (const [at, mark] of [drawing, ...drawing.querySelectorAll('*')].entries()) {
    const style = getComputedStyle(mark);
    for (const look of looks) copies[at]?.setAttribute(look, style.getPropertyValue(look));
  }
  return copy;
};

/** Sharp on screens with small dots. */
const scale = 2;

/** Its legend, which stands before it, has little drawings of its own. What a page draws itself is marked. */
const chart = '[data-chart] .MuiChartsSurface-root svg, [data-chart] [data-drawing]';

/** The chart within an element as a picture, on the colour of a card; nothing where there is none. */
export const chartAsPng = async (within: Element, background: string): Promise<string | undefined> => {
  const drawing = within.querySelector(chart);
  if (!(drawing instanceof SVGSVGElement)) return undefined;
  const { width, height } = drawing.getBoundingClientRect();
  const copy = dressed(drawing);
  copy.setAttribute('width', String(width));
  copy.setAttribute('height', String(height));
  const picture = new Image();
  picture.src = `data:image/svg+xml;charset=utf-8,${encodeURIComponent(new XMLSerializer().serializeToString(copy))}`;
  await picture.decode();
  const canvas = document.createElement('canvas');
  canvas.width = width * scale;
  canvas.height = height * scale;
  const pen = canvas.getContext('2d');
  if (!pen) return undefined;
  pen.scale(scale, scale);
  pen.fillStyle = background;
  pen.fillRect(0, 0, width, height);
  pen.drawImage(picture, 0, 0);
  return canvas.toDataURL('image/png');
};
