import { type FigureKind, useFigureText } from '@bidwright/remote-kit/report';

type Value = number | string | null | undefined;

/** Answers by how much a figure has changed, with its sign; nothing where it has not, or cannot be told. */
export const useDifference = (): ((now: Value, before: Value, kind: FigureKind) => string | undefined) => {
  const write = useFigureText();
  return (now, before, kind) => {
    if (typeof now !== 'number' || typeof before !== 'number' || now === before) return undefined;
    return `${now > before ? '+' : '−'}${write(Math.abs(now - before), kind)}`;
  };
};
