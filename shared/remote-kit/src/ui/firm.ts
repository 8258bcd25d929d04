/** What the page says of the firm. */
const meta = (name: string): string | undefined =>
  document.querySelector<HTMLMetaElement>(`meta[name="${name}"]`)?.content || undefined;

/** The currency of all amounts, by its ISO 4217 code. A page that says nothing goes by dollars. */
export const firmCurrency = (): string => meta('firm-currency') ?? 'USD';

/** The month with which the fiscal year begins, 1 to 12: October, as that of the United States, where the page says nothing. */
export const fiscalYearStart = (): number => Number(meta('fiscal-year-start') ?? 10);

/** Does what is mailed leave the house? Where no server is set up mails are only kept. */
export const hasMailServer = (): boolean => meta('mail-server') !== 'none';

/** How an amount of the firm's is written: with the currency's own sign. */
export const moneyStyle = () =>
  ({ style: 'currency', currency: firmCurrency(), currencyDisplay: 'narrowSymbol' }) as const;

/** From now on this page goes by these settings; other pages do once they are loaded again. */
export const applyFirm = ({ currency, fiscalYearStart }: { currency: string; fiscalYearStart: number }): void => {
  for (const [name, content] of [
    ['firm-currency', currency],
    ['fiscal-year-start', String(fiscalYearStart)],
  ] as const) {
    const tag = document.querySelector<HTMLMetaElement>(`meta[name="${name}"]`);
    if (tag) tag.content = content;
  }
};
