import { useIntl } from '@bidwright/remote-kit/intl';
import { type FigureKind, useFigureText } from '@bidwright/remote-kit/report';

type Value = number | string | null | undefined;

/** Answers by how much a figure has changed, with its sign; nothing where it has not, or cannot be told. */
export const useDifference = (): ((now: Value, before: Value, kind: FigureKind) => string | undefined) => {
  const intl = useIntl();
  const write = useFigureText();
  return (now, before, kind) => {
    if (typeof now !== 'number' || typeof before !== 'number' || now === before) return undefined;
    const sign = now > before ? '+' : '−';
    const size = Math.abs(now - before);
    // A tenth more of a tenth would be another thing.
    if (kind === 'share')
      return intl.formatMessage(
        { id: 'opportunities.report.points' },
        { points: `${sign}${write(size * 100, 'count')}` },
      );
    return `${sign}${write(size, kind)}`;
  };
};
