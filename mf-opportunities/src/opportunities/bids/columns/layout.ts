import type { Column } from '@bidwright/remote-kit/table';

/** Which columns a person has chosen, in which order, and how wide. */
export interface ColumnLayout {
  /** The ids of the columns shown, in their order; undefined: the usual ones. */
  shown?: string[];
  widths?: Record<string, number>;
}

const isTexts = (value: unknown): value is string[] =>
  Array.isArray(value) && value.every((one) => typeof one === 'string');

const isWidths = (value: unknown): value is Record<string, number> =>
  typeof value === 'object' && value !== null && Object.values(value).every((one) => typeof one === 'number');

/** What was kept, as far as it makes sense. */
export const layoutIn = (value: unknown): ColumnLayout => {
  if (typeof value !== 'object' || value === null) return {};
  const { shown, widths }: { shown?: unknown; widths?: unknown } = value;
  return { ...(isTexts(shown) && { shown }), ...(isWidths(widths) && { widths }) };
};

/** The columns as they were chosen. The first one names the rows and always is there. */
export const laidOut = <R>(all: readonly Column<R>[], { shown, widths = {} }: ColumnLayout): Column<R>[] => {
  const [name, ...others] = all;
  const chosen = shown
    ? shown.flatMap((id) => others.filter((column) => column.id === id))
    : others.filter(({ hidden }) => !hidden);
  return [...(name ? [name] : []), ...chosen].map((column) => ({
    ...column,
    // What somebody has chosen is shown on every width of page.
    ...(shown && { from: undefined }),
    ...(widths[column.id] && { width: widths[column.id] }),
  }));
};
